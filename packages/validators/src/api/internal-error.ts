const OUR_FAULT = "Something went wrong on our side";

/** The sentence that names a request, within whatever text. */
const REPORT = /If you report it, name request [\w.-]+\./;

/** How people are asked to name a request, by which the failure is found in the server's log. */
export function errorIdSentence(requestId: string): string {
  return `If you report it, name request ${requestId}.`;
}

/**
 * What callers are told of a failure inside the server, of which nothing else is told.
 *
 * @param requestId of the call; left out for what is no request
 */
export function internalErrorMessage(requestId?: string): string {
  return requestId === undefined ? OUR_FAULT : `${OUR_FAULT}. ${errorIdSentence(requestId)}`;
}

/** The sentence of a message that names a request; null where it names none. */
export function errorIdOf(message: string): string | null {
  return REPORT.exec(message)?.[0] ?? null;
}
