import { failedCall } from "./failed-call.ts";

/**
 * What one data file says that another one has. Where it is not there, they are of two copies of the site, one of
 * them from the browser's cache: they would give half an answer.
 *
 * @throws a failed call
 */
export function orMisfit<T>(found: T | undefined): T {
  if (found === undefined) throw failedCall("The data files do not belong together");
  return found;
}
