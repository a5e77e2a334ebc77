import { enableCompileCache } from "node:module";
import { USAGE } from "./commands/usage.ts";

/**
 * Prints the usage of a command if `--help` or `-h` is among the arguments, and otherwise loads and runs it. Printing
 * the usage has no side effects and does not load the command.
 */
export async function startCommand(command: keyof typeof USAGE, load: () => Promise<unknown>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    process.stdout.write(`Usage: ${USAGE[command]}\n`);
    return;
  }
  // Caches compiled code between runs; must be enabled before other modules are loaded.
  enableCompileCache();
  await load();
}
