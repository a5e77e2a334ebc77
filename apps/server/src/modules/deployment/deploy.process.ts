import { readdirSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { setPriority } from "node:os";

/** Lower than what answers requests. */
const NICENESS = 5;

// A program, started by deploy-in-child.ts: it ends with the one that started it.
const endAtOnce = () => process.exit(1);
process.once("disconnect", endAtOnce);
lowerPriority();
// What one start compiled, the next one reads; it has to be on before anything else is loaded.
enableCompileCache();
const { deployHere } = await import("./deploy-worker.ts");
process.exitCode = await deployHere(Number(process.argv[2]));
process.off("disconnect", endAtOnce);
process.disconnect();

/** On Linux each thread has a priority of its own; those that are made later take over the one of their maker. */
function lowerPriority(): void {
  try {
    setPriority(NICENESS);
    for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), NICENESS);
  } catch {
    // Elsewhere there is no such folder, and the first call has done it.
  }
}
