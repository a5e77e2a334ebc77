import type { NewSiteFile, SiteFileRow } from "@saywhere/db/queries/deployments/site-file.queries";
import type { ObjectHeaders } from "../storage/object-storage.ts";

/** Source of a file's content: a local folder, or a backup in the store. */
export type FileSource = { path: string; headers: ObjectHeaders } | { kept: string };

export interface PlannedFile extends NewSiteFile {
  source: FileSource;
}

/** The changes that a deployment makes to a store. */
export interface DeploymentPlan {
  files: PlannedFile[];
  /** Keys of objects that are no longer needed. */
  removals: string[];
  /** Identifiers of the rows of replaced or removed files. */
  ended: string[];
  /** Dependencies of files that do not need to be written. */
  traces: { id: string; reads: unknown; fingerprint: string }[];
}

/** State of the files in the database and the store before the deployment. */
export interface FilesNow {
  current: ReadonlyMap<string, SiteFileRow>;
  /** ETags of the objects in the store, by key. */
  etags: ReadonlyMap<string, string>;
  /** ETags of files that unsuccessful deployments may have left in the store, by key. */
  leftOver: ReadonlyMap<string, string>;
}

/** Whether the store already holds a file with the required content and headers. */
export function isThere(
  { current, etags }: FilesNow,
  { key, hash, headersHash }: Pick<NewSiteFile, "key" | "hash" | "headersHash">,
): boolean {
  const row = current.get(key);
  return (
    row !== undefined &&
    row.written &&
    row.hash === hash &&
    row.headersHash === headersHash &&
    etags.get(key) === row.etag
  );
}

/** Returns the files to remove: only those that deployments wrote and that are no longer wanted. */
export function removalsOf(
  { current, etags, leftOver }: FilesNow,
  wanted: ReadonlySet<string>,
): Pick<DeploymentPlan, "removals"> & { stale: string[] } {
  const stale = [...current.values()].filter(({ key }) => !wanted.has(key));
  const forgotten = [...leftOver].filter(
    ([key, etag]) => !wanted.has(key) && !current.has(key) && etags.get(key) === etag,
  );
  const keys = [...stale.map(({ key }) => key), ...forgotten.map(([key]) => key)];
  return { removals: keys.filter((key) => etags.has(key)), stale: stale.map(({ id }) => id) };
}

/** Number of write stages, which run in order: files that pages need, the pages, and the files that list the pages. */
export const STAGES = 3;

export function stageOf(key: string): number {
  if (key.endsWith(".html")) return 1;
  return key.endsWith(".xml") || key === "robots.txt" ? 2 : 0;
}
