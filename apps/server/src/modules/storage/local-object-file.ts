import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { StorageError } from "../../errors/storage-error.ts";
import { fromFsError } from "./from-fs-error.ts";

/**
 * Writes a file and returns the MD5 of its content.
 *
 * @throws StorageError when the file cannot be written; the error of a stream is thrown unchanged
 */
export async function writeWithMd5(path: string, body: Buffer | Readable): Promise<string> {
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
    if (!content.errored) failure = fromFsError(error);
  });
  try {
    await pipeline(content, hashing, file);
  } catch (error) {
    throw failure ?? error;
  }
  return hash.digest("hex");
}

const storedHeaders = z.object({
  /** Modification time of the file for which the headers were written. */
  modified: z.number(),
  etag: z.string(),
  contentType: z.string(),
  cacheControl: z.string().optional(),
  contentEncoding: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
});
export type StoredHeaders = z.infer<typeof storedHeaders>;

const UNKNOWN_HEADERS = { etag: "", contentType: "application/octet-stream", metadata: {} };

/**
 * Reads the headers that belong to a file.
 *
 * @param modified when the file was written, in milliseconds. Headers with another time belong to an earlier file of
 * the same name: a process was killed between the two writes.
 */
export async function readStoredHeaders(
  path: string,
  modified: number,
): Promise<Omit<StoredHeaders, "modified">> {
  const text = await readFile(path, "utf8").catch(nullWhenMissing);
  const stored = text === null ? null : parseStoredHeaders(text);
  return stored?.modified === modified ? stored : UNKNOWN_HEADERS;
}

/** Null where a crash of the machine has left the file damaged. */
function parseStoredHeaders(text: string): StoredHeaders | null {
  try {
    return storedHeaders.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Moves a file to its path atomically. Recreates the folder if it was removed because it became empty. */
export async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}

/** Removes a file, and its parent folders that become empty. */
export async function removeFile(path: string, root: string): Promise<void> {
  await unlink(path).catch(nullWhenMissing);
  for (let folder = dirname(path); folder.length > root.length; folder = dirname(folder)) {
    const removed = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

/** Milliseconds without a write after which a partial file counts as left by a killed process. */
const ABANDONED_AFTER = 24 * 3_600_000;

/** Removes the partial files that killed processes left in a folder. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullWhenMissing);
    if (found && found.mtimeMs < Date.now() - ABANDONED_AFTER) await rm(path, { force: true });
  }
}

export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
