import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pMapIterable } from "p-map";
import { StorageError } from "../../errors/storage-error.ts";
import { fromFolderError, fromFsError } from "./from-fs-error.ts";
import { HEADERS_ENDING, keyToPath, listKeys } from "./local-keys.ts";
import {
  moveInto,
  nullWhenMissing,
  readStoredHeaders,
  removeAbandoned,
  removeFile,
  type StoredHeaders,
  writeWithMd5,
} from "./local-object-file.ts";
import {
  type ListOptions,
  type ObjectDetails,
  type ObjectHeaders,
  type ObjectStorage,
  trackStreamError,
} from "./object-storage.ts";

/** Returns the folder of a local storage that holds the objects' contents, by key. */
export function contentFolder(folder: string): string {
  return join(folder, "content");
}

/** Number of files that a listing inspects concurrently. */
const LIST_CONCURRENCY = 16;

/** In milliseconds. */
const CLEANING_INTERVAL = 3_600_000;

/**
 * Stores objects in a folder: `content` has them as files by key, so that any web server can serve it, and `headers`
 * has their headers.
 */
export class LocalObjectStorage implements ObjectStorage {
  readonly #content: string;
  readonly #headers: string;
  readonly #incoming: string;

  /** When partial files of killed processes were last removed. */
  #cleanedAt = 0;

  constructor(folder: string) {
    this.#content = contentFolder(folder);
    this.#headers = join(folder, "headers");
    this.#incoming = join(folder, "incoming");
  }

  async *list(prefix = "", { after = "" }: ListOptions = {}) {
    try {
      const keys = listKeys(this.#content, { prefix, after });
      const all = pMapIterable(keys, (key) => this.#details(key), { concurrency: LIST_CONCURRENCY });
      for await (const found of all) {
        // The file was deleted after it was listed.
        if (!found) continue;
        const { key, size, lastModified, etag } = found;
        yield { key, size, lastModified, etag };
      }
    } catch (error) {
      throw fromFsError(error);
    }
  }

  async head(key: string) {
    return this.#details(key).catch(rethrow);
  }

  async get(key: string) {
    const details = await this.#details(key).catch(rethrow);
    return details && { ...details, body: createReadStream(keyToPath(this.#content, key)) };
  }

  async put(key: string, body: Buffer | Readable, headers: ObjectHeaders) {
    const bodyError = trackStreamError(body);
    return this.#store(key, (incoming) => writeWithMd5(incoming, body), headers).catch((error: unknown) => {
      if (error instanceof StorageError) throw error;
      throw bodyError() ?? fromFsError(error);
    });
  }

  async copy(from: string, to: string) {
    try {
      const details = await this.#details(from);
      if (!details) return null;
      const content = keyToPath(this.#content, from);
      // The source may be replaced while it is read: the hash belongs to the bytes that were copied.
      return await this.#store(to, (incoming) => writeWithMd5(incoming, createReadStream(content)), details);
    } catch (error) {
      throw fromFsError(error);
    }
  }

  async delete(keys: readonly string[]) {
    try {
      for (const key of keys) {
        await removeFile(keyToPath(this.#content, key), this.#content);
        await removeFile(this.#headersFile(key), this.#headers);
      }
    } catch (error) {
      throw fromFsError(error);
    }
  }

  /** Replaces the object under a key with a file that `writeTo` writes and returns the hash of. */
  async #store(
    key: string,
    writeTo: (incoming: string) => Promise<string>,
    { contentType, cacheControl, contentEncoding, metadata = {} }: ObjectHeaders,
  ): Promise<string> {
    const content = keyToPath(this.#content, key);
    const incoming = join(this.#incoming, randomUUID());
    const incomingHeaders = incoming + HEADERS_ENDING;
    await mkdir(this.#incoming, { recursive: true }).catch((error: unknown) => {
      throw fromFolderError(error, this.#incoming);
    });
    if (Date.now() - this.#cleanedAt > CLEANING_INTERVAL) {
      this.#cleanedAt = Date.now();
      // A failed cleanup must not prevent the upload.
      await removeAbandoned(this.#incoming).catch(() => undefined);
    }
    try {
      const etag = await writeTo(incoming);
      const { mtimeMs: modified } = await stat(incoming);
      const headers: StoredHeaders = {
        modified,
        etag,
        contentType,
        metadata,
        ...(cacheControl && { cacheControl }),
        ...(contentEncoding && { contentEncoding }),
      };
      // Both are written before either is moved, so that a full disk leaves what was stored.
      await writeFile(incomingHeaders, JSON.stringify(headers));
      await moveInto(incoming, content);
      await moveInto(incomingHeaders, this.#headersFile(key));
      return etag;
    } finally {
      await rm(incoming, { force: true });
      await rm(incomingHeaders, { force: true });
    }
  }

  #headersFile(key: string): string {
    return keyToPath(this.#headers, key) + HEADERS_ENDING;
  }

  async #details(key: string): Promise<ObjectDetails | null> {
    const found = await stat(keyToPath(this.#content, key)).catch(nullWhenMissing);
    if (!found?.isFile()) return null;
    const { etag, contentType, cacheControl, contentEncoding, metadata } = await readStoredHeaders(
      this.#headersFile(key),
      found.mtimeMs,
    );
    const headers = { contentType, cacheControl, contentEncoding, metadata };
    return { key, size: found.size, lastModified: found.mtime, etag, ...headers };
  }
}

function rethrow(error: unknown): never {
  throw fromFsError(error);
}
