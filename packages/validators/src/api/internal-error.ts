const OUR_FAULT = "Something went wrong on our side";

/** The sentence with the request ID, within any text. */
const REPORT = /If you report it, name request [\w.-]+\./;

/**
 * Returns the sentence that asks users to quote the request ID, by which operators find the failure in the server's
 * log.
 */
export function errorIdSentence(requestId: string): string {
  return `If you report it, name request ${requestId}.`;
}

/**
 * Returns the message of an internal error for callers, which contains no details.
 *
 * @param requestId ID of the request; omitted if there is no request
 */
export function internalErrorMessage(requestId?: string): string {
  return requestId === undefined ? OUR_FAULT : `${OUR_FAULT}. ${errorIdSentence(requestId)}`;
}

/** Returns the sentence of a message that contains the request ID; null if there is none. */
export function errorIdOf(message: string): string | null {
  return REPORT.exec(message)?.[0] ?? null;
}
