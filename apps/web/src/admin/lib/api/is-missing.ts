import { isApiError } from "../text/error-text.ts";

/** Whether a call failed because what it was about does not exist (any more). */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.data?.code === "NOT_FOUND";
}
