import { internalErrorMessage } from "@saywhere/validators/api/internal-error";
import { currentRequest } from "../lib/request-context.ts";

/** What the caller of the request that is being answered is told of a failure inside the server. */
export function internalErrorMessageNow(): string {
  return internalErrorMessage(currentRequest()?.id);
}
