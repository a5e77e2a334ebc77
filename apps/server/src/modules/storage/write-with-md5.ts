import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { StorageError } from "../../errors/storage-error.ts";
import { explainFileFailure } from "./fs-error-message.ts";

/**
 * Writes a file and returns the MD5 of its content.
 *
 * @throws StorageError when the file cannot be written; the error of a stream is thrown unchanged
 */
export async function writeHashed(path: string, body: Buffer | Readable): Promise<string> {
  const hash = createHash("md5");
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const content = Buffer.isBuffer(body) ? Readable.from([body]) : body;
  const file = createWriteStream(path);
  let failure: StorageError | undefined;
  file.once("error", (error) => {
    // Whichever of the two streams fails, both are destroyed with the error.
    if (!content.errored) failure = explainFileFailure(error);
  });
  try {
    await pipeline(content, hashing, file);
  } catch (error) {
    throw failure ?? error;
  }
  return hash.digest("hex");
}
