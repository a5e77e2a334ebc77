import { randomBytes } from "node:crypto";

/** Short and harmless, wherever it is written: in a log, in a page, in a header. */
const TAKEN_OVER = /^[\w.-]{1,64}$/;

/** Tells the requests of this process from those of every other one. */
const PROCESS = randomBytes(5).toString("hex");

let count = 0;

/**
 * Gives a request the id by which its lines are found in the log.
 *
 * @param given what a proxy in front of the server calls it; anything but a short token is not taken over
 */
export function requestId(given: string | string[] | undefined): string {
  if (typeof given === "string" && TAKEN_OVER.test(given)) return given;
  count++;
  return `${PROCESS}-${count.toString(36)}`;
}
