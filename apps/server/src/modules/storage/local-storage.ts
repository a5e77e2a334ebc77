import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, rmdir, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pMapIterable } from "p-map";
import { StorageError } from "../../errors/storage-error.ts";
import { explainFileFailure } from "./fs-error-message.ts";
import { fileOfKey } from "./key-to-path.ts";
import { walkKeys } from "./list-keys.ts";
import type { ListOptions, ObjectDetails, ObjectHeaders, ObjectStorage } from "./object-storage.ts";
import { type KeptHeaders, readKeptHeaders } from "./stored-headers.ts";
import { watchBody } from "./track-stream-error.ts";
import { writeHashed } from "./write-with-md5.ts";

/** Returns the folder of a local storage that holds the objects' contents, by key. */
export function contentFolder(folder: string): string {
  return join(folder, "content");
}

/** Number of files that a listing inspects concurrently. */
const LISTED_AT_ONCE = 16;

/**
 * Stores objects in a folder: `content` has them as files by key, so that any web server can serve it, and `headers`
 * has their headers.
 */
export class LocalObjectStorage implements ObjectStorage {
  readonly #content: string;
  readonly #headers: string;
  readonly #incoming: string;

  constructor(folder: string) {
    this.#content = contentFolder(folder);
    this.#headers = join(folder, "headers");
    this.#incoming = join(folder, "incoming");
  }

  async *list(prefix = "", { after = "" }: ListOptions = {}) {
    try {
      const keys = walkKeys(this.#content, { prefix, after });
      const all = pMapIterable(keys, (key) => this.#details(key), { concurrency: LISTED_AT_ONCE });
      for await (const found of all) {
        // The file was deleted after it was listed.
        if (!found) continue;
        const { key, size, lastModified, etag } = found;
        yield { key, size, lastModified, etag };
      }
    } catch (error) {
      throw explainFileFailure(error);
    }
  }

  async head(key: string) {
    return this.#details(key).catch(explainRead);
  }

  async get(key: string) {
    const details = await this.#details(key).catch(explainRead);
    return details && { ...details, body: createReadStream(fileOfKey(this.#content, key)) };
  }

  async put(key: string, body: Buffer | Readable, headers: ObjectHeaders) {
    const failureOfBody = watchBody(body);
    return this.#store(key, (incoming) => writeHashed(incoming, body), headers).catch((error: unknown) => {
      if (error instanceof StorageError) throw error;
      throw failureOfBody() ?? explainFileFailure(error);
    });
  }

  async copy(from: string, to: string) {
    try {
      const details = await this.#details(from);
      if (!details) return null;
      const content = fileOfKey(this.#content, from);
      // The source may be replaced while it is read: the hash belongs to the bytes that were copied.
      return await this.#store(to, (incoming) => writeHashed(incoming, createReadStream(content)), details);
    } catch (error) {
      throw explainFileFailure(error);
    }
  }

  async delete(keys: readonly string[]) {
    try {
      for (const key of keys) {
        await removeFile(fileOfKey(this.#content, key), this.#content);
        await removeFile(this.#headersFile(key), this.#headers);
      }
    } catch (error) {
      throw explainFileFailure(error);
    }
  }

  /** Replaces the object under a key with a file that `writeTo` writes and returns the hash of. */
  async #store(
    key: string,
    writeTo: (incoming: string) => Promise<string>,
    { contentType, cacheControl, metadata = {} }: ObjectHeaders,
  ): Promise<string> {
    const content = fileOfKey(this.#content, key);
    const incoming = join(this.#incoming, randomUUID());
    try {
      await mkdir(this.#incoming, { recursive: true });
      const etag = await writeTo(incoming);
      const { mtimeMs: modified } = await stat(incoming);
      await moveInto(incoming, content);
      const kept: KeptHeaders = {
        modified,
        etag,
        contentType,
        metadata,
        ...(cacheControl && { cacheControl }),
      };
      await writeFile(incoming, JSON.stringify(kept));
      await moveInto(incoming, this.#headersFile(key));
      return etag;
    } finally {
      await rm(incoming, { force: true });
    }
  }

  #headersFile(key: string): string {
    return `${fileOfKey(this.#headers, key)}.json`;
  }

  async #details(key: string): Promise<ObjectDetails | null> {
    const found = await stat(fileOfKey(this.#content, key)).catch(nullWhenMissing);
    if (!found?.isFile()) return null;
    const { etag, contentType, cacheControl, metadata } = await readKeptHeaders(
      this.#headersFile(key),
      found.mtimeMs,
    );
    return { key, size: found.size, lastModified: found.mtime, etag, contentType, cacheControl, metadata };
  }
}

function explainRead(error: unknown): never {
  throw explainFileFailure(error);
}

/** Moves a file to its path atomically. Recreates the folder if it was removed because it became empty. */
async function moveInto(from: string, to: string): Promise<void> {
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
async function removeFile(path: string, root: string): Promise<void> {
  await unlink(path).catch(nullWhenMissing);
  for (let folder = dirname(path); folder.length > root.length; folder = dirname(folder)) {
    const removed = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
