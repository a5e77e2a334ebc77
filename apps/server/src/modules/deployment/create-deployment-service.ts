import type { MikroORM } from "@mikro-orm/postgresql";
import {
  type DeploymentRow,
  findCurrentDeployment,
  findDeployment,
  findDeploymentInStore,
  findLastChangeOfStore,
  findNewestDeployment,
  listDeployments,
  listRestorable,
  RESTORABLE,
} from "@saywhere/db/queries/deployments/deployment.queries";
import { requestCancel } from "@saywhere/db/queries/deployments/deployment-progress.queries";
import { countFilesOf } from "@saywhere/db/queries/deployments/site-file.queries";
import { findTarget } from "@saywhere/db/queries/deployments/store-address.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { DeployAnswer } from "@saywhere/validators/cdn/deployment";
import { AppError } from "../../errors/app-error.ts";
import { StorageError } from "../../errors/storage-error.ts";
import type { RecordWriter } from "../../writes/record-writer.ts";
import type { Store } from "../storage/buckets.ts";
import { isAutoGenerating, setAutoGenerating } from "./auto-deploy-setting.ts";
import { presentDeployment, type StoreState } from "./deployment.presenter.ts";
import type { DeploymentService } from "./deployment.service.ts";
import type { DeploymentNews } from "./deployment-events.ts";
import type { DeploymentJobs } from "./deployment-jobs.ts";
import { startDeployment } from "./enqueue-deployment.ts";
import { recognizeStore } from "./identify-bucket.ts";
import { createFeedLimit, rejectOldest } from "./subscription-limit.ts";

export interface DeploymentDeps {
  db: Queryable;
  orm: MikroORM;
  writer: RecordWriter;
  store: Pick<Store, "storage" | "address">;
  jobs: Pick<DeploymentJobs, "send">;
  news: DeploymentNews;
}

/** Prefix for the shortest listing that proves that the store responds; every static export contains this file. */
const ASKED_FOR = "index.html";

export function createDeploymentService(deps: DeploymentDeps): DeploymentService {
  const { db, writer, store, news } = deps;
  const feeds = createFeedLimit();
  const readTarget = async () => (await findTarget(db, store.address)) ?? store.address;
  async function readState(): Promise<StoreState> {
    const target = await readTarget();
    return { held: await findDeploymentInStore(db, target), succeeded: await listRestorable(db, target) };
  }
  const present = async (row: DeploymentRow) => presentDeployment(row, await readState());

  async function find(id: number): Promise<DeploymentRow> {
    const row = await findDeployment(db, id);
    if (!row) throw new AppError("NOT_FOUND", "There is no such deployment");
    return row;
  }

  async function answer(id: number, wait: boolean): Promise<DeployAnswer> {
    const row = wait ? await waitForEnd(id) : await find(id);
    return { ...(await present(row)), success: row.status === "succeeded" || null };
  }

  /** @throws AppError with the error message of the deployment, when it does not succeed */
  async function waitForEnd(id: number): Promise<DeploymentRow> {
    for (let seen: number | null = news.count; seen !== null; seen = await news.after(seen)) {
      const row = await find(id);
      if (row.status === "succeeded") return row;
      if (row.status === "failed") throw new AppError("SERVICE_UNAVAILABLE", row.error ?? "It failed.");
      if (row.status === "cancelled") throw new AppError("CONFLICT", "The deployment was cancelled.");
    }
    throw new AppError("SERVICE_UNAVAILABLE", "The server stops. The deployment goes on when it is back.");
  }

  return {
    async status() {
      const target = await askStore(deps);
      const current = await findCurrentDeployment(db, target);
      const changed = await findLastChangeOfStore(db, target);
      return {
        success: current !== null,
        fileCount: current ? await countFilesOf(db, target, current.id) : 0,
        lastUpdated: changed?.finishedAt ?? null,
      };
    },

    async deploy(author, wait) {
      const target = await readTarget();
      return answer(await startDeployment(deps, { target, reason: "manual", author }), wait);
    },

    async restore(id, author, wait) {
      await find(id);
      const { held, succeeded } = await readState();
      if (id === held) throw new AppError("CONFLICT", "The store holds that deployment now.");
      // Backups exist only for the files of it that were replaced last, not for all of its files.
      if (id === succeeded[0]) {
        throw new AppError("CONFLICT", "A later deployment was left half done. Deploy the site instead.");
      }
      if (!succeeded.includes(id)) {
        throw new AppError(
          "CONFLICT",
          `Only the last ${RESTORABLE} deployments that succeeded can be brought back.`,
        );
      }
      const start = { reason: "rollback", author, restoresId: id, target: await readTarget() } as const;
      return answer(await startDeployment(deps, start), wait);
    },

    async cancel(id) {
      await requestCancel(db, id);
      return present(await find(id));
    },

    async list({ before, limit }) {
      const rows = await listDeployments(db, { before, limit: limit + 1 });
      const state = await readState();
      return {
        deployments: rows.slice(0, limit).map((row) => presentDeployment(row, state)),
        more: rows.length > limit,
      };
    },

    async *watch({ author, sessionId }, signal) {
      const feed = feeds.open(sessionId === null ? `token ${author.apiTokenId}` : `session ${sessionId}`);
      try {
        const end = AbortSignal.any([feed.ended, ...(signal ? [signal] : [])]);
        let told = "";
        for (let seen: number | null = news.count; seen !== null; seen = await news.after(seen, end)) {
          const newest = await findNewestDeployment(db);
          const shown = newest && (await present(newest));
          if (JSON.stringify(shown) === told) continue;
          told = JSON.stringify(shown);
          yield shown;
        }
      } finally {
        feed.close();
      }
      if (feed.ended.aborted) rejectOldest();
      // Browsers reconnect after this error, but stop after a response that is complete.
      if (!signal?.aborted) throw new AppError("SERVICE_UNAVAILABLE", "The server stops");
    },

    autoGenerate: async () => ({ enabled: await isAutoGenerating(db) }),

    async setAutoGenerate({ enabled }, author) {
      await setAutoGenerating(writer, enabled, author);
      return { enabled };
    },
  };
}

/**
 * Returns the name by which deployments identify the store, which must be reachable.
 *
 * @throws AppError SERVICE_UNAVAILABLE when the store does not respond, with a message that says what to do
 */
async function askStore({ db, store }: DeploymentDeps): Promise<string> {
  try {
    await store.storage.list(ASKED_FOR)[Symbol.asyncIterator]().next();
    return await recognizeStore(db, store);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new AppError("SERVICE_UNAVAILABLE", error.message, { cause: error });
  }
}
