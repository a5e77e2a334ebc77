import type { Readable } from "node:stream";

/** What a listing says of an object. */
export interface ObjectSummary {
  key: string;
  /** In bytes. */
  size: number;
  lastModified: Date;
  /** MD5 of the content in hexadecimal; something else where the store keeps no such hash. */
  etag: string;
}

/** What is sent along with an object to those who read it. */
export interface ObjectHeaders {
  contentType: string;
  cacheControl?: string | undefined;
  /** Names in lowercase; texts of ASCII. */
  metadata?: Record<string, string> | undefined;
}

export interface ObjectDetails extends ObjectSummary, ObjectHeaders {}

export interface ReadObject extends ObjectDetails {
  body: Readable;
}

export interface ListOptions {
  /** Only objects whose keys come after this one, whether or not there is one of it. */
  after?: string | undefined;
}

/**
 * Keeps files by key, in a bucket of an S3-compatible store or in a folder. A key is any text of up to 1,024 bytes;
 * slashes make folders of it for people alone.
 *
 * Every method throws StorageError, in words that say what to do, when the store cannot do it.
 */
export interface ObjectStorage {
  /**
   * All objects whose keys begin with `prefix`, in the order of their keys' bytes; read page by page, and no further
   * than they are asked for.
   */
  list(prefix?: string, options?: ListOptions): AsyncIterable<ObjectSummary>;
  /** Null when there is no such object. */
  head(key: string): Promise<ObjectDetails | null>;
  /** Null when there is no such object. The body has to be read or destroyed. */
  get(key: string): Promise<ReadObject | null>;
  /**
   * Stores an object in place of one of the same key: readers see the old one or the new one, never a part.
   *
   * @param body a stream is passed on as it comes, and never whole in memory; when it fails, nothing is stored, and
   *   its failure is thrown as it is
   * @returns the etag by which the store knows it from now on
   */
  put(key: string, body: Buffer | Readable, headers: ObjectHeaders): Promise<string>;
  /**
   * Stores an object under another key too, with its headers, without its content passing through here.
   *
   * @returns the etag of the copy; null when there is no such object
   */
  copy(from: string, to: string): Promise<string | null>;
  /** Deletes objects; those that are not there count as deleted. */
  delete(keys: readonly string[]): Promise<void>;
}
