import { statusOf } from "../../../shared/api-error.ts";

/** Whether a call failed because its record does not exist. */
export function isNotFoundError(error: unknown): boolean {
  return statusOf(error) === 404;
}
