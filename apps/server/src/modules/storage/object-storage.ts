import { Readable } from "node:stream";

/** An object as a listing describes it. */
export interface ObjectSummary {
  key: string;
  /** In bytes. */
  size: number;
  lastModified: Date;
  /** MD5 of the content in hexadecimal; another value where the store has no such hash. */
  etag: string;
}

/** Headers sent to clients that read an object. */
export interface ObjectHeaders {
  contentType: string;
  cacheControl?: string | undefined;
  contentEncoding?: string | undefined;
  /** Names in lowercase, values in ASCII. */
  metadata?: Record<string, string> | undefined;
}

export interface ObjectDetails extends ObjectSummary, ObjectHeaders {}

export interface ReadObject extends ObjectDetails {
  body: Readable;
}

export interface ListOptions {
  /** Only objects whose keys sort after this one, whether or not an object has it. */
  after?: string | undefined;
}

/**
 * Stores files by key, in a bucket of an S3-compatible store or in a folder. A key is any text of up to 1,024 bytes;
 * slashes group keys into folders only for people.
 *
 * Every method throws StorageError, with a message that says what to do, when the store fails.
 */
export interface ObjectStorage {
  /**
   * Lists all objects whose keys start with `prefix`, in the byte order of their keys. Pages are requested only as the
   * caller iterates.
   */
  list(prefix?: string, options?: ListOptions): AsyncIterable<ObjectSummary>;
  /** Returns null when the object does not exist. */
  head(key: string): Promise<ObjectDetails | null>;
  /** Returns null when the object does not exist. The caller must read or destroy the body. */
  get(key: string): Promise<ReadObject | null>;
  /**
   * Stores an object, and replaces an existing one with the same key atomically: readers see the old or the new object,
   * never a part.
   *
   * @param body a stream is never held in memory as a whole; when it fails, nothing is stored, and its error is thrown
   * unchanged
   * @returns the ETag of the stored object
   */
  put(key: string, body: Buffer | Readable, headers: ObjectHeaders): Promise<string>;
  /**
   * Copies an object with its headers to another key, without its content passing through the server.
   *
   * @returns the ETag of the copy; null when the object does not exist
   */
  copy(from: string, to: string): Promise<string | null>;
  /** Deletes objects; missing ones count as deleted. */
  delete(keys: readonly string[]): Promise<void>;
}

/**
 * Records the error of a stream, which its readers may wrap or lose. A reader that stops reading is not an error of the
 * stream.
 *
 * @returns a function that returns the error, or undefined
 */
export function trackStreamError(body: Buffer | Readable): () => Error | undefined {
  let failure: Error | undefined;
  if (body instanceof Readable) {
    body.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ABORT_ERR") failure = error;
    });
  }
  return () => failure;
}
