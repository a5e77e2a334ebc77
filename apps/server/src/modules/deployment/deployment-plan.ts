import type { SiteFileRow } from "@saywhere/db/queries/deployments/site-file.queries";
import type { NewSiteFile } from "@saywhere/db/queries/deployments/site-file-writes.queries";
import type { ObjectHeaders } from "../storage/object-storage.ts";

/** Where the content of a file comes from: a folder of this machine, or what the store keeps of before. */
export type FileSource = { path: string; headers: ObjectHeaders } | { kept: string };

export interface PlannedFile extends NewSiteFile {
  source: FileSource;
}

/** What a deployment is going to do to a store. */
export interface DeploymentPlan {
  files: PlannedFile[];
  /** Objects that nothing needs any more. */
  removals: string[];
  /** Rows of what is replaced or removed. */
  ended: string[];
  /** What files are made of that need not be written. */
  traces: { id: string; reads: unknown; fingerprint: string }[];
}

/** What the database and the store know of the files, before anything is done. */
export interface FilesNow {
  current: ReadonlyMap<string, SiteFileRow>;
  /** By key, of what is in the store. */
  etags: ReadonlyMap<string, string>;
  /** Files that may be left over from deployments which came to no good end, by key. */
  leftOver: ReadonlyMap<string, string>;
}

/** Whether a file is in the store as it is to be. */
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

/** What is to be removed: what deployments wrote and is not wanted any more, and nothing else. */
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

/** Steps of writing, one after the other: what pages need, the pages, and what tells of the pages. */
export const STAGES = 3;

export function stageOf(key: string): number {
  if (key.endsWith(".html")) return 1;
  return key.endsWith(".xml") || key === "robots.txt" ? 2 : 0;
}
