import { Readable } from "node:stream";

/**
 * Keeps what a stream fails with, which those who read it may wrap or lose. That they read no further is no failure of
 * the stream.
 *
 * @returns a function that gives the failure, or undefined
 */
export function watchBody(body: Buffer | Readable): () => Error | undefined {
  let failure: Error | undefined;
  if (body instanceof Readable) {
    body.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ABORT_ERR") failure = error;
    });
  }
  return () => failure;
}
