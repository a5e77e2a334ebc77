import { enableCompileCache } from "node:module";

// What one start compiled, the next one reads; it has to be on before anything else is loaded.
enableCompileCache();
const { start } = await import("./running/start.ts");
await start();
