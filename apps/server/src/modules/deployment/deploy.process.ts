import { readdirSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { setPriority } from "node:os";

/** Priority of this process, lower than that of the server that handles requests. */
const NICENESS = 5;

// This process is started by deployment-runtime.ts and exits together with its parent process.
const exit = () => process.exit(1);
process.once("disconnect", exit);
lowerPriority();
// Each start reads the code that an earlier start compiled. The cache must be enabled before any other module loads.
enableCompileCache();
const { runDeployWorker } = await import("./deploy-worker.ts");
process.exitCode = await runDeployWorker(Number(process.argv[2]));
process.off("disconnect", exit);
process.disconnect();

/**
 * Lowers the priority of every thread, as each has its own on Linux. Threads created later inherit the priority of
 * their creator.
 */
function lowerPriority(): void {
  try {
    setPriority(NICENESS);
    for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), NICENESS);
  } catch {
    // Other systems have no such folder, and the first call has set the priority of the whole process.
  }
}
