import { createHash } from "node:crypto";
import type { NewSiteFile, SiteFileRow } from "@saywhere/db/queries/deployments/site-file.queries";
import type { ExportFile } from "../static-export/export-file.ts";
import type { ObjectHeaders } from "../storage/object-storage.ts";

/** A file to write. */
export interface PlannedFile extends NewSiteFile {
  /** Source of the content: a local file, or the key of a backup in the bucket. */
  source: { path: string; headers: ObjectHeaders } | { backup: string };
}

/** The changes that a deployment makes to a bucket. */
export interface DeploymentPlan {
  files: PlannedFile[];
  /** Keys of objects that are no longer needed. */
  removals: string[];
  /** Identifiers of the rows of replaced or removed files. */
  ended: string[];
  /** Dependencies of files that do not need to be written. */
  dependencies: { id: string; reads: unknown; fingerprint: string }[];
}

export const emptyPlan = (): DeploymentPlan => ({ files: [], removals: [], ended: [], dependencies: [] });

/** The files in the database and in the bucket before the deployment. */
export interface CurrentFiles {
  /** Rows of the database, by key. */
  rows: ReadonlyMap<string, SiteFileRow>;
  /** ETags of the objects in the bucket, by key. */
  etags: ReadonlyMap<string, string>;
  /** ETags of files that unsuccessful deployments may have left in the bucket, by key. */
  leftOver: ReadonlyMap<string, string>;
}

/** Number of characters that suffice to distinguish two sets of headers. */
const HEADERS_HASH_LENGTH = 16;

/** Returns the hashes that identify a file: of its content, and of the headers that it is sent with. */
export function fileHashes({ body, contentType, cacheControl, contentEncoding }: ExportFile) {
  const headers = JSON.stringify([contentType, cacheControl, ...(contentEncoding ? [contentEncoding] : [])]);
  return {
    hash: createHash("sha256").update(body).digest("hex"),
    headersHash: createHash("sha256").update(headers).digest("hex").slice(0, HEADERS_HASH_LENGTH),
    etag: createHash("md5").update(body).digest("hex"),
  };
}

/** Whether the bucket already holds a file with the required content and headers. */
export function isUpToDate(
  { rows, etags }: CurrentFiles,
  { key, hash, headersHash }: Pick<NewSiteFile, "key" | "hash" | "headersHash">,
): boolean {
  const row = rows.get(key);
  return (
    row !== undefined &&
    row.written &&
    row.hash === hash &&
    row.headersHash === headersHash &&
    etags.get(key) === row.etag
  );
}

/** Returns the files to remove: only those that deployments wrote and that the export no longer contains. */
export function removalsOf(
  { rows, etags, leftOver }: CurrentFiles,
  exported: ReadonlySet<string>,
): Pick<DeploymentPlan, "removals" | "ended"> {
  const stale = [...rows.values()].filter(({ key }) => !exported.has(key));
  const orphaned = [...leftOver].filter(
    ([key, etag]) => !exported.has(key) && !rows.has(key) && etags.get(key) === etag,
  );
  const keys = [...stale.map(({ key }) => key), ...orphaned.map(([key]) => key)];
  return { removals: keys.filter((key) => etags.has(key)), ended: stale.map(({ id }) => id) };
}

/** Groups files in the order of writing: those that pages need, the pages, and those that list the pages. */
export function inStages<T>(files: readonly T[], keyOf: (file: T) => string): T[][] {
  const stages: [T[], T[], T[]] = [[], [], []];
  for (const file of files) stages[stageOf(keyOf(file))].push(file);
  return stages;
}

function stageOf(key: string): 0 | 1 | 2 {
  if (key.endsWith(".html")) return 1;
  return key.endsWith(".xml") || key === "robots.txt" ? 2 : 0;
}
