import type { MikroORM } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import { LOCKS } from "@saywhere/db/connections/advisory-lock";
import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import {
  type DeploymentReason,
  type DeploymentRow,
  findAbandonedDeployment,
  findRunningDeployment,
  insertDeployment,
} from "@saywhere/db/queries/deployments/deployment.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { toQueryable } from "@saywhere/db/queries/queryable";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { AppError } from "../../errors/app-error.ts";
import { logFailures } from "../../lib/log-failures.ts";

const QUEUE = "deployment";

/** In seconds. */
const HEARTBEAT = 10;
const EXPIRATION = 6 * 60 * 60;

/** Milliseconds between two checks for a deployment that no process is running. */
const CHECK_INTERVAL_MS = 3_000;

/**
 * Runs a deployment until it is over. Does nothing for a deployment that has ended or that another process is running.
 *
 * @throws Error when the deployment did not finish and must be continued
 */
export type RunDeployment = (id: number, signal: AbortSignal) => Promise<void>;

interface Options {
  boss: PgBoss;
  db: Queryable;
  log: Logger;
  run: RunDeployment;
}

export type DeploymentQueue = Awaited<ReturnType<typeof startDeploymentQueue>>;

/**
 * Queues deployments, and processes the queue's jobs in this instance. The queue delivers each job to one of the
 * instances. The lock of deployments ensures that only one process runs a deployment, so that a duplicate delivery is
 * harmless.
 */
export async function startDeploymentQueue({ boss, db, log, run }: Options) {
  await boss.createQueue(QUEUE, {
    policy: "short",
    notify: true,
    heartbeatSeconds: HEARTBEAT,
    expireInSeconds: EXPIRATION,
    retryLimit: 5,
    retryDelay: 1,
  });

  const stopping = new AbortController();
  /** Queues a deployment that is already stored, in the transaction that stored it. */
  const send = async (id: number, tx: Queryable): Promise<void> => {
    const executeSql = (text: string, values: unknown[] = []) => tx.query({ text, values });
    await boss.send(QUEUE, { id }, { singletonKey: String(id), db: { executeSql } });
  };
  // Polling also finds jobs whose notification was lost; it is as frequent as the check for abandoned deployments. A worker
  // whose claim on a job has expired continues, because the lock decides.
  const polling = { notifyPollingIntervalSeconds: CHECK_INTERVAL_MS / 1_000 };
  await boss.work<{ id: number }>(QUEUE, polling, async (jobs) => {
    for (const { data } of jobs) await run(data.id, stopping.signal);
  });

  /** Queues abandoned deployments, because the queue itself notices a killed process much later. */
  const sendAbandoned = logFailures(
    log,
    "the check for interrupted deployments failed, so that none is continued; it is repeated",
    async () => {
      const id = await findAbandonedDeployment(db, LOCKS.deploy);
      if (id !== null && !stopping.signal.aborted) await send(id, db);
    },
  );
  let check = sendAbandoned();
  const timer = setInterval(() => {
    check = check.then(sendAbandoned);
  }, CHECK_INTERVAL_MS);

  return {
    send,
    /** Stops the deployment that this instance is running, so that another instance, or the next start, continues it. */
    async close(): Promise<void> {
      clearInterval(timer);
      stopping.abort(new Error("The server is stopping"));
      await check;
      await boss.offWork(QUEUE, { wait: true });
    },
  };
}

const UNIQUE_VIOLATION = "23505";

interface NewDeployment {
  target: string;
  reason: DeploymentReason;
  /** Null for a deployment started by a content change. */
  author: Author | null;
  rollbackToId?: number | null;
}

export interface EnqueueDeps {
  db: Queryable;
  orm: MikroORM;
  queue: Pick<DeploymentQueue, "send">;
}

/**
 * Stores a deployment together with the job that runs it, in one transaction.
 *
 * @returns the identifier of the deployment
 * @throws AppError CONFLICT while another deployment runs, with who started it and when
 */
export async function enqueueDeployment(
  { db, orm, queue }: EnqueueDeps,
  { author, rollbackToId = null, ...rest }: NewDeployment,
): Promise<number> {
  try {
    return await orm.em.fork().transactional(async (em) => {
      const tx = toQueryable(em);
      const id = await insertDeployment(tx, {
        ...rest,
        rollbackToId,
        personId: author?.personId ?? null,
        authorName: author?.name ?? null,
        byProgram: author !== null && author.apiTokenId !== null,
        contentVersion: await readContentVersion(tx),
      });
      await queue.send(id, tx);
      return id;
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION)) throw error;
    const running = await findRunningDeployment(db);
    const message = running ? runningMessage(running) : "Another deployment just ended. Try again.";
    throw new AppError("CONFLICT", message, { cause: error });
  }
}

function runningMessage({ reason, authorName, startedAt, rollbackToId }: DeploymentRow): string {
  const time = `${startedAt.slice(11, 16)} (UTC)`;
  if (authorName === null) {
    return reason === "content"
      ? `A change of the content started a deployment at ${time}; it is still running.`
      : `A deployment was started at ${time}; it is still running.`;
  }
  return rollbackToId === null
    ? `${authorName} started a deployment at ${time}; it is still running.`
    : `${authorName} started a rollback to deployment ${rollbackToId} at ${time}; it is still running.`;
}
