import { Readable } from "node:stream";

/**
 * Records the error of a stream, which its readers may wrap or lose. A reader that stops reading is not an error of the
 * stream.
 *
 * @returns a function that returns the error, or undefined
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
