import { rm } from "node:fs/promises";
import type { Database } from "@saywhere/db/database";
import {
  type DeploymentCountsRow,
  type DeploymentRow,
  findDeployment,
} from "@saywhere/db/queries/deployments/deployment.queries";
import {
  countAttempt,
  type DeploymentFailure,
  finishDeployment,
  recordReverting,
} from "@saywhere/db/queries/deployments/deployment-progress.queries";
import { listCurrentFiles, listPartiallyRemoved } from "@saywhere/db/queries/deployments/site-file.queries";
import { moveDeployment } from "@saywhere/db/queries/deployments/store-address.queries";
import type { Logger } from "pino";
import { ExportError } from "../static-export/export-file.ts";
import { listBucket } from "./bucket-listing.ts";
import type { CurrentFiles } from "./compare-site-files.ts";
import {
  deploymentErrorMessage,
  fullDiskMessage,
  isDatabaseUnavailable,
  isStorageFull,
} from "./deployment-error-message.ts";
import { type Progress, startProgress } from "./deployment-progress.ts";
import { pruneDeployments } from "./deployment-retention.ts";
import { type DeployedStore, identifyStore, markStore, type StoreIdentity } from "./identify-store.ts";
import { type PlanOptions, planDeployment } from "./plan-deployment.ts";
import { revertDeployment } from "./revert-deployment.ts";
import { type DeploymentContext, uploadExport } from "./upload-export.ts";

/**
 * Number of times that a deployment is continued after its process ended. Beyond it, the deployment itself is assumed
 * to be the cause.
 */
const MAX_ATTEMPTS = 10;

const INTERNAL_ERROR = "Something went wrong on our side. The server's log says what.";

export interface RunOptions extends Omit<PlanOptions, "signal"> {
  database: Pick<Database, "orm" | "pool">;
  store: DeployedStore;
  log: Pick<Logger, "error">;
  /** Aborted when the work must stop where it is, to be continued by another process; none if this process is killed then. */
  signal?: AbortSignal | undefined;
}

/** Initial counts, as the work of an earlier attempt is counted again. */
const ZERO_COUNTS: DeploymentCountsRow = {
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
export async function runDeployment(options: RunOptions, id: number): Promise<void> {
  const { database, folder, log, signal } = options;
  if (!(await countAttempt(database.pool, id))) return;
  const deployment = await findDeployment(database.pool, id);
  if (!deployment) return;
  const cancelled = new AbortController();
  const progress = startProgress(database.pool, deployment, () => cancelled.abort(new Cancelled()));
  const cancellable = {
    ...options,
    signal: AbortSignal.any([cancelled.signal, ...(signal ? [signal] : [])]),
  };
  try {
    const failure = await attempt(cancellable, deployment, progress);
    signal?.throwIfAborted();
    if (failure) await revert(options, deployment, progress, failure);
  } finally {
    await progress.end();
    await removeFolder(folder).catch((error: unknown) => {
      log.error({ err: error }, "the files of a deployment could not be removed; the next one removes them");
    });
  }
}

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Does the work. @returns the failure to be reported, if any */
async function attempt(
  options: RunOptions & PlanOptions,
  deployment: DeploymentRow,
  progress: Progress,
): Promise<DeploymentFailure | null> {
  const { database, store, log, signal } = options;
  const { id } = deployment;
  try {
    if (deployment.phase === "undoing") return deployment;
    if (deployment.cancelling) throw new Cancelled();
    if (deployment.attempts > MAX_ATTEMPTS) {
      throw new ExportError(
        "The process that deploys was ended again and again, perhaps for want of memory. The server's log may say why.",
      );
    }
    // The folder may contain files of a process that was killed.
    await removeFolder(options.folder);
    const identity = await identifyTarget(options, deployment);
    const { target } = identity;
    Object.assign(progress.counts, ZERO_COUNTS);
    await progress.enter("rendering");
    const { storage } = store;
    const listing = await listBucket(storage);
    const current = await readCurrentFiles(options, target, listing.etags);
    const context: DeploymentContext = { id, target, database, storage, listing, progress, signal };
    const plan = await planDeployment(options, deployment, context, current);
    await markStore(database.pool, store, identity);
    await uploadExport(context, plan, current);
    await progress.end();
    if (!(await finishDeployment(database.pool, id, "succeeded"))) throw new Cancelled();
    await pruneDeployments({ db: database.pool, target, storage, listing }).catch((error: unknown) => {
      log.error({ err: error }, "backups of old deployments could not be removed; the next one removes them");
    });
    return null;
  } catch (error) {
    if (error instanceof Cancelled) return { error: null, storageFull: false };
    // Waiting does not free a full disk: the deployment ends, and its changes are reverted.
    if (isDatabaseUnavailable(error) && fullDiskMessage(error) === null) throw error;
    const message = deploymentErrorMessage(error);
    if (message === null && !signal.aborted) log.error({ err: error }, "a deployment failed");
    return { error: message ?? INTERNAL_ERROR, storageFull: isStorageFull(error) };
  }
}

/** @throws ExportError when another store than that of the deployment is configured */
async function identifyTarget(
  { database: { pool }, store }: RunOptions,
  deployment: DeploymentRow,
): Promise<StoreIdentity> {
  const identity = await identifyStore(pool, store);
  if (deployment.target !== identity.target) {
    // A deployment that was started before this spelling of the store's URL was known is stored under the URL.
    if (deployment.target !== store.address) {
      throw new ExportError("Another store is set up than when the deployment was started. Start it again.");
    }
    await moveDeployment(pool, deployment.id, identity.target);
  }
  return identity;
}

async function readCurrentFiles(
  { database: { pool } }: RunOptions,
  target: string,
  etags: ReadonlyMap<string, string>,
): Promise<CurrentFiles> {
  const rows = await listCurrentFiles(pool, target);
  const leftOver = await listPartiallyRemoved(pool, target);
  return {
    etags,
    rows: new Map(rows.map((row) => [row.key, row])),
    leftOver: new Map(leftOver.map(({ key, etag }) => [key, etag])),
  };
}

/** Reverts what the deployment changed in the store, and ends it. */
async function revert(
  { database, store, log }: RunOptions,
  { id }: DeploymentRow,
  progress: Progress,
  { error, storageFull }: DeploymentFailure,
): Promise<void> {
  const { pool } = database;
  await progress.end();
  await recordReverting(pool, id, { error, storageFull });
  try {
    await revertDeployment({ id, database, store });
  } catch (failure) {
    if (isDatabaseUnavailable(failure)) throw failure;
    log.error({ err: failure }, "the files that a deployment replaced could not be restored");
    const why = deploymentErrorMessage(failure) ?? INTERNAL_ERROR;
    const first = error === null ? "It was canceled." : error;
    await finishDeployment(pool, id, "failed", {
      error:
        error === why
          ? `${why} The replaced files could not be restored either. Deploy again to fix this.`
          : `${first} The replaced files could not be restored: ${why} Deploy again to fix this.`,
      storageFull: storageFull || isStorageFull(failure),
    });
    return;
  }
  await finishDeployment(pool, id, error === null ? "cancelled" : "failed", { error, storageFull });
}
