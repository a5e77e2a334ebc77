import { enableCompileCache } from "node:module";

// Caches compiled code between starts; must be enabled before other modules are loaded.
enableCompileCache();
const { start } = await import("./bootstrap/start.ts");
await start();
