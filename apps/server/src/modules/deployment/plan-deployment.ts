import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Database } from "@saywhere/db/database";
import { mkdirRecursive } from "@saywhere/db/embedded-postgres/data-folder";
import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import {
  type DeploymentRow,
  findCurrentDeployment,
} from "@saywhere/db/queries/deployments/deployment.queries";
import {
  findDeployedPosition,
  readChangesSince,
} from "@saywhere/db/queries/deployments/deployment-changes.queries";
import { recordOrigin } from "@saywhere/db/queries/deployments/deployment-progress.queries";
import { countFilesOf, findTraces } from "@saywhere/db/queries/deployments/site-file.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  ExportError,
  type ExportFile,
  type PageDependencies,
  type UnchangedFile,
} from "../static-export/export-file.ts";
import { checkConnection } from "../storage/check-connection.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";
import {
  type CurrentFiles,
  type DeploymentPlan,
  emptyPlan,
  fileHashes,
  isUpToDate,
  removalsOf,
} from "./compare-site-files.ts";
import { planRollback } from "./plan-rollback.ts";
import type { DeploymentContext } from "./upload-export.ts";

/** Renders the files of the static export; see generateExport. */
export type RenderExport = (options: {
  known: (keys: string[]) => Promise<ReadonlyMap<string, PageDependencies>>;
  onStart: (total: number, snapshot: Queryable) => Promise<void>;
}) => AsyncIterable<ExportFile | UnchangedFile>;

export interface PlanOptions {
  database: Pick<Database, "pool">;
  render: RenderExport;
  /** Returns the fingerprint of the rendering code: while it and the content are unchanged, so is every file. */
  fingerprint: () => Promise<string>;
  /** Folder for files that are waiting for their upload. No other deployment uses it at the same time. */
  folder: string;
  signal: AbortSignal;
}

/**
 * Plans a rollback, or a deployment of the current content, which is only rendered when it can differ.
 *
 * @throws StorageError when the store cannot be used, ExportError when a page cannot be rendered
 */
export async function planDeployment(
  { database: { pool: db }, render, fingerprint, folder, signal }: PlanOptions,
  { id, rollbackToId }: DeploymentRow,
  context: Pick<DeploymentContext, "target" | "storage" | "listing" | "progress">,
  current: CurrentFiles,
): Promise<DeploymentPlan> {
  const { target, storage, listing, progress } = context;
  if (rollbackToId !== null) {
    return planRollback({ db, target, rollbackToId, current, backups: listing.backups, progress });
  }
  // The fingerprint is read before the rendering code loads, so that the next deployment renders everything if the code
  // changes later.
  const renderIdentity = await fingerprint();
  const inputs = { contentVersion: await readContentVersion(db), renderIdentity };
  const newest = await findCurrentDeployment(db, target);
  const deployed = await findDeployedPosition(db, target);
  if (newest && isSame(newest, inputs) && (await isComplete({ db, target, newest: newest.id, current }))) {
    await recordOrigin(db, id, { ...inputs, changes: await readChangesSince(db, deployed) });
    const count = current.rows.size;
    Object.assign(progress.counts, { pages: count, rendered: count, reused: count, skipped: count });
    return { ...emptyPlan(), removals: removalsOf(current, new Set(current.rows.keys())).removals };
  }
  await expectUsable(storage);
  const onStart = async (snapshot: Queryable) =>
    recordOrigin(db, id, {
      contentVersion: await readContentVersion(snapshot),
      renderIdentity,
      changes: await readChangesSince(snapshot, deployed),
    });
  return planRendering({
    db,
    target,
    render,
    onStart,
    folder: join(folder, String(id)),
    current,
    progress,
    signal,
  });
}

/**
 * Detects an unusable store before rendering, which takes minutes and precedes the first upload.
 *
 * @throws StorageError that explains what is wrong with the store
 */
async function expectUsable(storage: ObjectStorage): Promise<void> {
  const { problem } = await checkConnection(storage);
  if (problem) throw problem;
}

/** The inputs that determine every file: the content, and the code that renders it. */
type RenderInputs = Pick<DeploymentRow, "contentVersion" | "renderIdentity">;

const isSame = (one: RenderInputs, other: RenderInputs): boolean =>
  one.contentVersion === other.contentVersion && one.renderIdentity === other.renderIdentity;

/** Whether the bucket has all files of the newest deployment unchanged, and no file of an unsuccessful one. */
async function isComplete(options: {
  db: Queryable;
  target: string;
  newest: number;
  current: CurrentFiles;
}): Promise<boolean> {
  const { db, target, newest, current } = options;
  const files = [...current.rows.values()];
  return (
    files.length === (await countFilesOf(db, target, newest)) &&
    files.every((file) => file.sinceId <= newest && isUpToDate(current, file))
  );
}

interface RenderingOptions extends Pick<PlanOptions, "render" | "signal"> {
  db: Queryable;
  target: string;
  onStart: (snapshot: Queryable) => Promise<void>;
  /** An empty folder for the files to be written. */
  folder: string;
  current: CurrentFiles;
  progress: DeploymentContext["progress"];
}

/**
 * Renders the static export and compares each file with the object in the bucket. Only new or changed files are stored,
 * in a folder.
 *
 * @throws ExportError that names the page which cannot be rendered
 */
async function planRendering(options: RenderingOptions): Promise<DeploymentPlan> {
  const { db, target, render, onStart, folder, current, progress, signal } = options;
  const { counts } = progress;
  const plan = emptyPlan();
  const exported = new Set<string>();
  await mkdirRecursive(resolve(folder));

  async function addFile(file: ExportFile): Promise<void> {
    const { key, body, contentType, cacheControl, contentEncoding, dependencies } = file;
    const hashes = fileHashes(file);
    const row = current.rows.get(key);
    if (row && isUpToDate(current, { key, ...hashes })) {
      counts.skipped++;
      if (dependencies) plan.dependencies.push({ id: row.id, ...dependencies });
      return;
    }
    const path = join(folder, String(plan.files.length));
    await writeFile(path, body);
    const { reads = null, fingerprint = null } = dependencies ?? {};
    const source = { path, headers: { contentType, cacheControl, contentEncoding } };
    const size = Buffer.byteLength(body);
    plan.files.push({ key, ...hashes, size, reads, fingerprint, sameAs: null, source });
    if (row) plan.ended.push(row.id);
    counts.toUpload++;
  }

  const files = render({
    known: async (keys) => {
      const rows = await findTraces(db, target, keys);
      const unchanged = rows.filter(({ key }) => current.etags.get(key) === current.rows.get(key)?.etag);
      return new Map(
        unchanged.map(({ key, reads, fingerprint }) => [key, { reads, fingerprint } as PageDependencies]),
      );
    },
    onStart: async (total, snapshot) => {
      counts.pages = total;
      await onStart(snapshot);
    },
  });
  for await (const file of files) {
    signal.throwIfAborted();
    if (exported.has(file.key)) throw new ExportError(`The export would have two files named ${file.key}.`);
    exported.add(file.key);
    counts.rendered++;
    if ("unchanged" in file) {
      counts.reused++;
      counts.skipped++;
    } else await addFile(file);
    progress.touch();
  }
  signal.throwIfAborted();
  counts.pages = exported.size;
  const { removals, ended } = removalsOf(current, exported);
  return { ...plan, removals, ended: [...plan.ended, ...ended] };
}
