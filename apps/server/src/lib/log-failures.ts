import type { Logger } from "pino";

/**
 * Wraps a task that is repeated whether it fails or not, such as a check every few seconds. A failure is logged once
 * until the next success, so that an outage does not fill the log.
 *
 * @returns a function that never rejects
 */
export function logFailures<Input extends unknown[]>(
  log: Pick<Logger, "warn">,
  message: string,
  task: (...input: Input) => Promise<void>,
): (...input: Input) => Promise<void> {
  let failing = false;
  return async (...input) => {
    try {
      await task(...input);
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, message);
      failing = true;
    }
  };
}
