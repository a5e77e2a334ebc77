import { randomBytes } from "node:crypto";

/** Short and free of special characters, so that it is safe in a log, a page and a header. */
const TAKEN_OVER = /^[\w.-]{1,64}$/;

/** Distinguishes the requests of this process from those of all others. */
const PROCESS = randomBytes(5).toString("hex");

let count = 0;

/**
 * Returns the id that identifies a request in the log.
 *
 * @param given id from a proxy in front of the server, which is ignored unless it is a short token
 */
export function requestId(given: string | string[] | undefined): string {
  if (typeof given === "string" && TAKEN_OVER.test(given)) return given;
  count++;
  return `${PROCESS}-${count.toString(36)}`;
}
