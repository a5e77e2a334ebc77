import { statusOf } from "../../../shared/api-error.ts";

/** Whether a call failed because what it was about does not exist (any more). */
export function isNotFoundError(error: unknown): boolean {
  return statusOf(error) === 404;
}
