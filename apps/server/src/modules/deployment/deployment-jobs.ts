import { LOCKS } from "@saywhere/db/connections/advisory-lock";
import { findAbandonedDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DeploymentWork } from "./deployment-work.ts";

const QUEUE = "deployment";
const SCHEMA = "pgboss";

/** In seconds. */
const HEARTBEAT = 10;
const LONGEST = 6 * 60 * 60;

/** Milliseconds between two checks for a deployment that no process is running. */
const WATCHED_EVERY = 3_000;

/** Queues deployments, to be run in this instance or in another one. */
export interface DeploymentJobs {
  /** Queues a deployment that is already stored, in the transaction that stored it. */
  send(id: number, tx: Queryable): Promise<void>;
  /** Stops the deployment that this instance is running, so that another instance, or the next start, continues it. */
  close(): Promise<void>;
}

interface Options {
  url: string;
  db: Queryable;
  log: Logger;
  work: DeploymentWork;
}

/**
 * Processes deployment jobs in this instance. The queue delivers each job to one of the instances. The lock of
 * deployments ensures that only one process runs a deployment, so that a duplicate delivery is harmless.
 */
export async function startDeploymentJobs({ url, db, log, work }: Options): Promise<DeploymentJobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "saywhere jobs",
    schema: SCHEMA,
    max: 2,
    schedule: false,
    useListenNotify: true,
    // Warnings about vacuums concern database administrators.
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.warn({ err: error }, "the queue of deployments met an error"));
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: "short",
    notify: true,
    heartbeatSeconds: HEARTBEAT,
    expireInSeconds: LONGEST,
    retryLimit: 5,
    retryDelay: 1,
  });

  const stopping = new AbortController();
  const send = async (id: number, tx: Queryable): Promise<void> => {
    const executeSql = (text: string, values: unknown[] = []) => tx.query({ text, values });
    await boss.send(QUEUE, { id }, { singletonKey: String(id), db: { executeSql } });
  };
  // Workers are notified of a new job immediately, unless the database connection that notifies them was lost. The
  // queue is therefore polled as often as abandoned deployments are, not just twice a minute. An expired claim on a job
  // is no reason to stop, because the lock decides.
  const looks = { notifyPollingIntervalSeconds: WATCHED_EVERY / 1_000 };
  await boss.work<{ id: number }>(QUEUE, looks, async (jobs) => {
    for (const { data } of jobs) await work(data.id, stopping.signal);
  });

  /** Queues abandoned deployments, because the queue itself notices a killed process much later. */
  async function sendAbandoned(): Promise<void> {
    try {
      const id = await findAbandonedDeployment(db, LOCKS.deploy);
      if (id !== null && !stopping.signal.aborted) await send(id, db);
    } catch (error) {
      log.debug({ err: error }, "no deployment could be looked for; it is tried again");
    }
  }
  let looking = sendAbandoned();
  const timer = setInterval(() => {
    looking = looking.then(sendAbandoned);
  }, WATCHED_EVERY);

  return {
    send,
    async close() {
      clearInterval(timer);
      stopping.abort(new Error("The server stops"));
      await looking;
      await boss.offWork(QUEUE, { wait: true });
      await boss.stop({ graceful: false });
    },
  };
}
