import { Readable } from "node:stream";

/**
 * Keeps what a stream fails with, which those who read it may wrap or lose.
 *
 * @returns a function that gives the failure, or undefined
 */
export function watchBody(body: Buffer | Readable): () => Error | undefined {
  let failure: Error | undefined;
  if (body instanceof Readable) {
    body.once("error", (error) => {
      failure = error;
    });
  }
  return () => failure;
}
