import type { MikroORM } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import {
  type DeploymentRow,
  findCurrentDeployment,
  findDeployment,
  findDeploymentInStore,
  findLastChangeOfStore,
  findNewestDeployment,
  listDeployments,
  listRollbackTargets,
} from "@saywhere/db/queries/deployments/deployment.queries";
import { requestCancel } from "@saywhere/db/queries/deployments/deployment-progress.queries";
import { countFilesOf } from "@saywhere/db/queries/deployments/site-file.queries";
import { findTarget } from "@saywhere/db/queries/deployments/store-address.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type {
  AutoGenerate,
  DeployAnswer,
  Deployment,
  DeploymentPage,
  DeploymentPageInput,
  SiteStatus,
} from "@saywhere/validators/cdn/deployment";
import type { Actor } from "../../auth/actor.ts";
import { AppError, RETRY_AFTER_SECONDS } from "../../errors/app-error.ts";
import type { RecordWriter } from "../../writes/record-writer.ts";
import type { Store } from "../storage/stores.ts";
import { isAutoDeployEnabled, setAutoDeployEnabled } from "./auto-deploy.ts";
import { presentDeployment, type StoreState } from "./deployment.presenter.ts";
import type { DeploymentEvents } from "./deployment-events.ts";
import { type DeploymentQueue, enqueueDeployment } from "./deployment-queue.ts";
import { recognizeStore } from "./identify-store.ts";
import { createSubscriptionLimit, rejectOldest } from "./subscription-limit.ts";

export interface DeploymentDeps {
  db: Queryable;
  orm: MikroORM;
  recordWriter: RecordWriter;
  store: Pick<Store, "storage" | "address">;
  queue: Pick<DeploymentQueue, "send">;
  events: DeploymentEvents;
}

/** Prefix for the shortest listing that proves that the store responds; every static export contains this file. */
const PROBE_PREFIX = "index.html";

export type DeploymentService = ReturnType<typeof createDeploymentService>;

export function createDeploymentService(deps: DeploymentDeps) {
  const { db, recordWriter, store, events } = deps;
  const subscriptions = createSubscriptionLimit();
  const readTarget = async () => (await findTarget(db, store.address)) ?? store.address;
  async function readState(): Promise<StoreState> {
    const target = await readTarget();
    return {
      current: await findDeploymentInStore(db, target),
      succeeded: await listRollbackTargets(db, target),
    };
  }
  const present = async (row: DeploymentRow) => presentDeployment(row, await readState());

  async function find(id: number): Promise<DeploymentRow> {
    const row = await findDeployment(db, id);
    if (!row) throw new AppError("NOT_FOUND", "There is no such deployment");
    return row;
  }

  async function respond(id: number, wait: boolean): Promise<DeployAnswer> {
    const row = wait ? await waitForEnd(id) : await find(id);
    return { ...(await present(row)), success: row.status === "succeeded" || null };
  }

  /** @throws AppError with the error message of the deployment, when it does not succeed */
  async function waitForEnd(id: number): Promise<DeploymentRow> {
    for (let seen: number | null = events.count; seen !== null; seen = await events.next(seen)) {
      const row = await find(id);
      if (row.status === "succeeded") return row;
      if (row.status === "failed") throw failureOf(row);
      if (row.status === "cancelled") throw new AppError("CONFLICT", "The deployment was canceled.");
    }
    throw serverStops("The server is stopping. The deployment continues when it is back.");
  }

  return {
    /** @throws StorageError when the store does not respond */
    async status(): Promise<SiteStatus> {
      const target = await readReachableTarget(deps);
      const current = await findCurrentDeployment(db, target);
      const changed = await findLastChangeOfStore(db, target);
      return {
        success: current !== null,
        fileCount: current ? await countFilesOf(db, target, current.id) : 0,
        lastUpdated: changed?.finishedAt ?? null,
      };
    },

    /**
     * Starts a deployment.
     *
     * @param wait whether to return when the deployment is over instead of when it has started
     * @throws AppError CONFLICT while another deployment runs, with who started it and when
     */
    async deploy(author: Author, wait: boolean): Promise<DeployAnswer> {
      const target = await readTarget();
      return respond(await enqueueDeployment(deps, { target, reason: "manual", author }), wait);
    },

    /**
     * Rolls back to an earlier deployment.
     *
     * @throws AppError NOT_FOUND, or CONFLICT while another deployment runs or when the deployment is no longer kept
     */
    async rollBack(id: number, author: Author, wait: boolean): Promise<DeployAnswer> {
      await find(id);
      const { current, succeeded } = await readState();
      if (id === current) throw new AppError("CONFLICT", "This deployment is already live.");
      // Backups exist only for the files of it that were replaced last, not for all of its files.
      if (id === succeeded[0]) {
        throw new AppError(
          "CONFLICT",
          "A later deployment did not finish. Deploy the site instead of rolling back.",
        );
      }
      if (!succeeded.includes(id)) {
        throw new AppError(
          "CONFLICT",
          "You can only roll back to a successful deployment that is still stored: the last ten, those that a person started, and one a day for 30 days.",
        );
      }
      const rollback = { reason: "rollback", author, rollbackToId: id, target: await readTarget() } as const;
      return respond(await enqueueDeployment(deps, rollback), wait);
    },

    /** Requests that a running deployment stop; the files that it replaced are restored. @throws AppError NOT_FOUND */
    async cancel(id: number): Promise<Deployment> {
      await requestCancel(db, id);
      return present(await find(id));
    },

    /** @throws AppError NOT_FOUND */
    get: async (id: number): Promise<Deployment> => present(await find(id)),

    async list({ before, limit }: DeploymentPageInput): Promise<DeploymentPage> {
      const rows = await listDeployments(db, { before, limit: limit + 1 });
      const state = await readState();
      return {
        deployments: rows.slice(0, limit).map((row) => presentDeployment(row, state)),
        more: rows.length > limit,
      };
    },

    /**
     * Yields the running or the newest deployment: immediately, and again whenever it changes or another one starts. A
     * session or a token may have at most ten of these subscriptions open.
     *
     * @throws TRPCError TOO_MANY_REQUESTS in the oldest subscription, when another one exceeds the limit
     */
    async *watch(
      { author, sessionId }: Actor,
      signal: AbortSignal | undefined,
    ): AsyncGenerator<Deployment | null, void> {
      const subscription = subscriptions.open(
        sessionId === null ? `token ${author.apiTokenId}` : `session ${sessionId}`,
      );
      try {
        const end = AbortSignal.any([subscription.ended, ...(signal ? [signal] : [])]);
        let sent = "";
        for (let seen: number | null = events.count; seen !== null; seen = await events.next(seen, end)) {
          const newest = await findNewestDeployment(db);
          const state = newest && (await present(newest));
          if (JSON.stringify(state) === sent) continue;
          sent = JSON.stringify(state);
          yield state;
        }
      } finally {
        subscription.close();
      }
      if (subscription.ended.aborted) rejectOldest();
      // Browsers reconnect after this error, but stop after a response that is complete.
      if (!signal?.aborted) throw serverStops("The server is stopping").toTRPCError();
    },

    autoGenerate: async (): Promise<AutoGenerate> => ({ enabled: await isAutoDeployEnabled(db) }),

    async setAutoGenerate({ enabled }: AutoGenerate, author: Author): Promise<AutoGenerate> {
      await setAutoDeployEnabled(recordWriter, enabled, author);
      return { enabled };
    },
  };
}

/** Has a `retryAfter`, because a stop is not a failure and is logged in one line. */
const serverStops = (message: string): AppError =>
  new AppError("SERVICE_UNAVAILABLE", message, { retryAfter: RETRY_AFTER_SECONDS });

/** Whether the cause passes by itself is not known, so that programs are not invited to deploy again and again. */
const failureOf = ({ error, storageFull }: DeploymentRow): AppError =>
  new AppError(storageFull ? "INSUFFICIENT_STORAGE" : "BAD_GATEWAY", error ?? "It failed.");

/**
 * Returns the name by which deployments identify the store, which must be reachable.
 *
 * @throws StorageError when the store does not respond
 */
async function readReachableTarget({ db, store }: DeploymentDeps): Promise<string> {
  await store.storage.list(PROBE_PREFIX)[Symbol.asyncIterator]().next();
  return recognizeStore(db, store);
}
