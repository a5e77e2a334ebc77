/**
 * Prints the usage of a command and ends the process, if `--help` or `-h` is among the arguments. Commands call it before
 * they read their arguments, so that a question about a command changes nothing.
 */
export function printUsageOnRequest(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) return;
  process.stdout.write(`Usage: ${usage}\n`);
  process.exit(0);
}
