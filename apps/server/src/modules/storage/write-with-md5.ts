import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { StorageError } from "../../errors/storage-error.ts";
import { explainFileFailure } from "./fs-error-message.ts";

/**
 * Writes a file and gives the MD5 of what was written.
 *
 * @throws StorageError where the file cannot be written; what a stream fails with is thrown as it is
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
    // Whichever of the two fails, both get the error in the end.
    if (!content.errored) failure = explainFileFailure(error);
  });
  try {
    await pipeline(content, hashing, file);
  } catch (error) {
    throw failure ?? error;
  }
  return hash.digest("hex");
}
