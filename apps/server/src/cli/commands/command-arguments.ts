import { parseArgs } from "node:util";
import { StartupError } from "../../errors/startup-error.ts";

interface Known {
  usage: string;
  /** An option without a value. */
  flag?: string;
}

/**
 * Reads the arguments of a command. An unknown one is rejected, because it could be an option that the command would do
 * harm without, such as `--dry-run`.
 *
 * @throws StartupError with the usage
 */
export function readArguments({ usage, flag }: Known, args = process.argv.slice(2)) {
  const options = flag === undefined ? {} : { [flag]: { type: "boolean" as const } };
  try {
    // Some package managers want `--` before the arguments, and pnpm passes it on.
    const given = args[0] === "--" ? args.slice(1) : args;
    const { values, positionals } = parseArgs({ args: given, allowPositionals: true, options });
    return { positionals, flagged: flag !== undefined && values[flag] === true };
  } catch (error) {
    throw new StartupError(`${(error as Error).message}. Run it as: ${usage}`, { cause: error });
  }
}

/**
 * Reads the arguments of a command that takes one argument beside its flag.
 *
 * @param what names the argument in the error
 * @throws StartupError with the usage
 */
export function readOneArgument(what: string, known: Known, args = process.argv.slice(2)) {
  const { positionals, flagged } = readArguments(known, args);
  const [value, ...more] = positionals;
  if (value === undefined || more.length > 0)
    throw new StartupError(`one ${what} is needed. Run it as: ${known.usage}`);
  return { value, flagged };
}
