import { resolve } from "node:path";
import { StartupError } from "../errors/startup-error.ts";

/**
 * Returns the file argument of a command.
 *
 * @throws StartupError if it is missing
 */
export function fileArgument(usage: string): string {
  const named = process.argv.slice(2).find((argument) => !argument.startsWith("-"));
  if (named === undefined) throw new StartupError(`no file is named. Run it as: ${usage}`);
  return resolve(named);
}
