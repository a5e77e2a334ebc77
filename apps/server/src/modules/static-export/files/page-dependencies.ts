import { createHash } from "node:crypto";

/** A read that a page made while it was rendered: the procedure's path and its input. */
export interface DependencyRead {
  path: string;
  input: unknown;
}

/** What a file was made of: while the reads come to the same, the file would come out the same. */
export interface PageDependencies {
  reads: DependencyRead[];
  /** Of the answers to the reads, and of what renders. */
  fingerprint: string;
}

/** A file that need not be made again: it would be what the trace that is known of it led to. */
export interface UnchangedFile {
  key: string;
  unchanged: true;
}

/** Looks up, for some keys, what is known of files that an earlier copy has. */
export type KnownDependencies = (keys: string[]) => Promise<ReadonlyMap<string, PageDependencies>>;

/**
 * Tells what a file is made of in a few letters.
 *
 * @param parts texts; which ones they are, and where each ends, makes a difference
 */
export function fingerprintOf(...parts: string[]): string {
  const fingerprint = createHash("sha256");
  for (const part of parts) fingerprint.update(`${part.length}:`).update(part);
  return fingerprint.digest("base64url");
}
