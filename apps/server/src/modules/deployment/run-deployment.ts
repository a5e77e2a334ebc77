import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@saywhere/db/database";
import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import {
  type DeploymentCountsRow,
  type DeploymentRow,
  findCurrentDeployment,
  findDeployment,
} from "@saywhere/db/queries/deployments/deployment.queries";
import {
  countAttempt,
  finishDeployment,
  noteOrigin,
  noteUndoing,
} from "@saywhere/db/queries/deployments/deployment-progress.queries";
import {
  countFilesOf,
  listCurrentFiles,
  listPartiallyRemoved,
} from "@saywhere/db/queries/deployments/site-file.queries";
import { moveDeployment } from "@saywhere/db/queries/deployments/store-address.queries";
import type { Logger } from "pino";
import { SiteError } from "../static-export/files/export-error.ts";
import { applyPlan } from "./apply-plan.ts";
import { readStore } from "./bucket-listing.ts";
import type { DeploymentContext } from "./deployment-context.ts";
import type { DeploymentPlan, FilesNow } from "./deployment-plan.ts";
import { explainFailure, explainFullDisk, isDatabaseUnavailable } from "./error-message.ts";
import { type DeployedStore, identifyStore, markStore } from "./identify-bucket.ts";
import { planUnchanged } from "./plan-noop.ts";
import { planRendering, type RenderSite } from "./plan-rendering.ts";
import { planRollback } from "./plan-rollback.ts";
import { type Progress, startProgress } from "./progress.ts";
import { pruneBackups } from "./prune-backups.ts";
import { undoDeployment } from "./revert-deployment.ts";

/**
 * Number of times that a deployment is continued after its process ended. Beyond it, the deployment itself is assumed
 * to be the cause.
 */
const MOST_ATTEMPTS = 10;

const OUR_FAULT = "Something went wrong on our side. The server's log says what.";

export interface DeploymentParts {
  database: Pick<Database, "orm" | "pool">;
  store: DeployedStore;
  render: RenderSite;
  /** Returns the identity of the rendering code: while it and the content are unchanged, so is every file. */
  identify: () => Promise<string>;
  /** Folder for files that are waiting for their upload. No other deployment uses it at the same time. */
  folder: string;
  log: Pick<Logger, "error">;
  /** Aborted when the work must stop where it is, to be continued by another process. */
  signal: AbortSignal;
}

/** Initial counts, as the work of an earlier attempt is counted again. */
const NOTHING_YET: DeploymentCountsRow = {
  pages: 0,
  rendered: 0,
  reused: 0,
  toUpload: 0,
  uploaded: 0,
  uploadedBytes: 0,
  skipped: 0,
  toRemove: 0,
  removed: 0,
};

/** Thrown when a person requested cancellation. */
class Cancelled extends Error {}

/**
 * Runs a deployment to its end, or continues one whose process ended. The outcome is stored in the database. The caller
 * must hold the lock of deployments.
 *
 * @throws the reason of the signal, and database errors: the deployment must then still be continued
 */
export async function runDeployment(work: DeploymentParts, id: number): Promise<void> {
  const { database, folder, signal } = work;
  if (!(await countAttempt(database.pool, id))) return;
  const deployment = await findDeployment(database.pool, id);
  if (!deployment) return;
  const cancelled = new AbortController();
  const progress = startProgress(database.pool, deployment, () => cancelled.abort(new Cancelled()));
  const both = { ...work, signal: AbortSignal.any([signal, cancelled.signal]) };
  try {
    // The folder may also contain files of a process that was killed.
    await rm(folder, { recursive: true, force: true });
    const failure = await attempt(both, deployment, progress);
    signal.throwIfAborted();
    if (failure) await undo(work, deployment, progress, failure);
  } finally {
    await progress.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The reason why a deployment does not succeed; the error is null after a cancellation. */
interface Failure {
  error: string | null;
}

/** Does the work. @returns the failure to be reported, if any */
async function attempt(
  work: DeploymentParts,
  deployment: DeploymentRow,
  progress: Progress,
): Promise<Failure | null> {
  const { database, store, log, signal } = work;
  const { id } = deployment;
  try {
    if (deployment.phase === "undoing") return { error: deployment.error };
    if (deployment.cancelling) throw new Cancelled();
    if (deployment.attempts > MOST_ATTEMPTS) {
      throw new SiteError(
        "The process that deploys was ended again and again, perhaps for want of memory. The server's log may say why.",
      );
    }
    const identity = await identifyStore(database.pool, store);
    const { target } = identity;
    if (deployment.target !== target) {
      // A deployment that was started before this spelling of the store's URL was known is stored under the URL.
      if (deployment.target !== store.address) {
        throw new SiteError("Another store is set up than when the deployment was started. Start it again.");
      }
      await moveDeployment(database.pool, id, target);
    }
    Object.assign(progress.counts, NOTHING_YET);
    await progress.enter("rendering");
    const listing = await readStore(store.storage);
    const now: FilesNow = {
      etags: listing.etags,
      current: new Map((await listCurrentFiles(database.pool, target)).map((row) => [row.key, row])),
      leftOver: new Map(
        (await listPartiallyRemoved(database.pool, target)).map(({ key, etag }) => [key, etag]),
      ),
    };
    const storeWork: DeploymentContext = {
      id,
      target,
      database,
      storage: store.storage,
      listing,
      progress,
      signal,
    };
    const plan = await makePlan(work, deployment, storeWork, now);
    await markStore(database.pool, store, identity);
    await applyPlan(storeWork, plan, now);
    await progress.end();
    if (!(await finishDeployment(database.pool, id, "succeeded"))) throw new Cancelled();
    await pruneBackups(storeWork).catch((error: unknown) => {
      log.error(
        { err: error },
        "what is kept of old deployments could not be removed; the next one removes it",
      );
    });
    return null;
  } catch (error) {
    if (error instanceof Cancelled) return { error: null };
    // Waiting does not free a full disk: the deployment ends, and its changes are undone.
    if (isDatabaseUnavailable(error) && explainFullDisk(error) === null) throw error;
    const told = explainFailure(error);
    if (told === null && !signal.aborted) log.error({ err: error }, "a deployment failed");
    return { error: told ?? OUR_FAULT };
  }
}

async function makePlan(
  { database, render, identify, folder, signal }: DeploymentParts,
  { id, restoresId }: DeploymentRow,
  { target, listing, progress }: DeploymentContext,
  now: FilesNow,
): Promise<DeploymentPlan> {
  const db = database.pool;
  if (restoresId !== null) {
    return planRollback({ db, target, restoresId, now, kept: listing.kept, progress });
  }
  // The identity is read before the rendering code loads, so that the next deployment renders everything if the code
  // changes later.
  const renderIdentity = await identify();
  const newest = await findCurrentDeployment(db, target);
  const origin = { contentVersion: await readContentVersion(db), renderIdentity };
  const fileCount = newest ? await countFilesOf(db, target, newest.id) : 0;
  const unchanged = planUnchanged({ newest, origin, fileCount, now, progress });
  if (unchanged) {
    await noteOrigin(db, id, origin);
    return unchanged;
  }
  return planRendering({
    db,
    target,
    render,
    onBegin: async (snapshot) =>
      noteOrigin(db, id, { contentVersion: await readContentVersion(snapshot), renderIdentity }),
    folder: join(folder, String(id)),
    now,
    progress,
    signal,
  });
}

/** Restores the earlier state of the store, and ends the deployment. */
async function undo(
  { database, store, log }: DeploymentParts,
  { id }: DeploymentRow,
  progress: Progress,
  { error }: Failure,
): Promise<void> {
  const { pool } = database;
  await progress.end();
  await noteUndoing(pool, id, error);
  try {
    await undoDeployment({ id, database, store });
  } catch (failure) {
    if (isDatabaseUnavailable(failure)) throw failure;
    log.error({ err: failure }, "what a deployment had replaced could not be put back");
    const why = explainFailure(failure) ?? OUR_FAULT;
    const first = error === null ? "It was cancelled." : error;
    await finishDeployment(
      pool,
      id,
      "failed",
      error === why
        ? `${why} What it had replaced could not be put back either; the next deployment mends it.`
        : `${first} What it had replaced could not be put back: ${why} The next deployment mends it.`,
    );
    return;
  }
  await finishDeployment(pool, id, error === null ? "cancelled" : "failed", error);
}
