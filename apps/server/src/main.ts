import { enableCompileCache } from "node:module";

// What one start compiled, the next one reads; it has to be on before anything else is loaded.
enableCompileCache();
const { start } = await import("./bootstrap/start.ts");
await start();
