export const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
export const NO_PROPER_ANSWER = "The server sent an unexpected response. Try again in a moment.";
export const UNEXPECTED = "Something went wrong on this page. Reload it and try again.";

/** The message of an unsuccessful response: that of its body, if it has one. */
export function messageOfAnswer(body: unknown): string {
  const message = body && typeof body === "object" && "message" in body ? body.message : null;
  return typeof message === "string" ? message : NO_PROPER_ANSWER;
}
