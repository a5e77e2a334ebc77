import { createHash } from "node:crypto";

/** A read made while a page was rendered: the procedure's path and its input. */
export interface DependencyRead {
  path: string;
  input: unknown;
}

/** The dependencies of a file: as long as the reads return the same results, the file would be the same. */
export interface PageDependencies {
  reads: DependencyRead[];
  /** Hash of the results of the reads, and of the rendering code. */
  fingerprint: string;
}

/** A file that does not need to be created again, because its known dependencies have not changed. */
export interface UnchangedFile {
  key: string;
  unchanged: true;
}

/** Looks up the dependencies of files of an earlier export, by key. */
export type KnownDependencies = (keys: string[]) => Promise<ReadonlyMap<string, PageDependencies>>;

/**
 * Returns a short hash of the inputs of a file.
 *
 * @param parts texts; their order, and where each of them ends, affect the hash
 */
export function fingerprintOf(...parts: string[]): string {
  const fingerprint = createHash("sha256");
  for (const part of parts) fingerprint.update(`${part.length}:`).update(part);
  return fingerprint.digest("base64url");
}
