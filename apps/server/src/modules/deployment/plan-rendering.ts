import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { mkdirRecursive } from "@saywhere/db/embedded-postgres/data-folder";
import { findTraces } from "@saywhere/db/queries/deployments/site-file.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { SiteError } from "../static-export/files/export-error.ts";
import type { SiteFile } from "../static-export/files/export-file.ts";
import type { PageDependencies, UnchangedFile } from "../static-export/files/page-dependencies.ts";
import type { DeploymentPlan, FilesNow } from "./deployment-plan.ts";
import { isThere, removalsOf } from "./deployment-plan.ts";
import { fileHashes } from "./file-hashes.ts";
import type { Progress } from "./progress.ts";

/** Renders the files of the static export; see siteFiles. */
export type RenderSite = (options: {
  known: (keys: string[]) => Promise<ReadonlyMap<string, PageDependencies>>;
  onBegin: (total: number, snapshot: Queryable) => Promise<void>;
}) => AsyncIterable<SiteFile | UnchangedFile>;

interface Options {
  db: Queryable;
  target: string;
  render: RenderSite;
  onBegin: (snapshot: Queryable) => Promise<void>;
  /** An empty folder for the files to be written. */
  folder: string;
  now: FilesNow;
  progress: Progress;
  signal: AbortSignal;
}

/**
 * Renders the static export and compares each file with the object in the store. Only new or changed files are stored,
 * in a folder.
 *
 * @throws SiteError that names the page which cannot be rendered
 */
export async function planRendering(options: Options): Promise<DeploymentPlan> {
  const { db, target, render, onBegin, folder, now, progress, signal } = options;
  const { counts } = progress;
  const plan: DeploymentPlan = { files: [], removals: [], ended: [], traces: [] };
  const wanted = new Set<string>();
  await mkdirRecursive(resolve(folder));

  async function takeFile(file: SiteFile): Promise<void> {
    const { key, body, contentType, cacheControl, trace } = file;
    const told = { reads: trace?.reads ?? null, fingerprint: trace?.fingerprint ?? null };
    const hashes = fileHashes(file);
    const row = now.current.get(key);
    if (row && isThere(now, { key, ...hashes })) {
      counts.skipped++;
      if (trace) plan.traces.push({ id: row.id, ...trace });
      return;
    }
    const path = join(folder, String(plan.files.length));
    await writeFile(path, body);
    const size = Buffer.byteLength(body);
    const source = { path, headers: { contentType, cacheControl } };
    plan.files.push({ key, ...hashes, size, ...told, sameAs: null, source });
    if (row) plan.ended.push(row.id);
    counts.toUpload++;
  }

  const files = render({
    known: async (keys) => {
      const rows = await findTraces(db, target, keys);
      const there = rows.filter(({ key }) => now.etags.get(key) === now.current.get(key)?.etag);
      return new Map(
        there.map(({ key, reads, fingerprint }) => [key, { reads, fingerprint } as PageDependencies]),
      );
    },
    onBegin: async (total, snapshot) => {
      counts.pages = total;
      await onBegin(snapshot);
    },
  });
  for await (const file of files) {
    signal.throwIfAborted();
    if (wanted.has(file.key)) throw new SiteError(`The copy would have two files named ${file.key}.`);
    wanted.add(file.key);
    counts.rendered++;
    if ("unchanged" in file) {
      counts.reused++;
      counts.skipped++;
    } else await takeFile(file);
    progress.touch();
  }
  signal.throwIfAborted();
  counts.pages = wanted.size;
  const { removals, stale } = removalsOf(now, wanted);
  plan.removals = removals;
  plan.ended.push(...stale);
  return plan;
}
