import { LOCKS } from "@saywhere/db/connections/advisory-lock";
import { findAbandonedDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DeploymentWork } from "./deployment-work.ts";

const QUEUE = "deployment";
const SCHEMA = "pgboss";

/** Seconds. */
const HEARTBEAT = 10;
const LONGEST = 6 * 60 * 60;

/** Milliseconds between two looks for a deployment that nobody works at. */
const WATCHED_EVERY = 3_000;

/** Has deployments run, in this instance or in another one. */
export interface DeploymentJobs {
  /** Queues a deployment that is stored already, in the transaction that stored it. */
  send(id: number, tx: Queryable): Promise<void>;
  /** Ends what this instance works at, for another one, or the next start, to go on with. */
  close(): Promise<void>;
}

interface Options {
  url: string;
  db: Queryable;
  log: Logger;
  work: DeploymentWork;
}

/**
 * Takes part in running deployments. The queue brings a deployment to one of the instances; that nobody else works at
 * it is what the lock of deployments is for, so that a job which comes twice does no harm.
 */
export async function startDeploymentJobs({ url, db, log, work }: Options): Promise<DeploymentJobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "saywhere jobs",
    schema: SCHEMA,
    max: 2,
    schedule: false,
    useListenNotify: true,
    // A warning of vacuums is for those who run the database.
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
  // Workers are told of a new job at once, unless the database was lost and with it the connection that tells them:
  // they look as often as for abandoned deployments, and not twice a minute. That a claim on a job ran out is no
  // reason to stop: the lock decides.
  const looks = { notifyPollingIntervalSeconds: WATCHED_EVERY / 1_000 };
  await boss.work<{ id: number }>(QUEUE, looks, async (jobs) => {
    for (const { data } of jobs) await work(data.id, stopping.signal);
  });

  /** The queue itself notices much later when a process was killed. */
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
