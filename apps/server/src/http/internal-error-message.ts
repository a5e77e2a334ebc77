import { internalErrorMessage } from "@saywhere/validators/api/internal-error";
import { currentRequest } from "../lib/request-context.ts";

/** Returns the message for the client of the current request when an internal error occurs. */
export function internalErrorMessageNow(): string {
  return internalErrorMessage(currentRequest()?.id);
}
