import { PgBoss } from "pg-boss";
import type { Logger } from "pino";

const SCHEMA = "pgboss";

/** Starts the client of the job queues, which all queues of this instance share. */
export async function startJobQueues({ url, log }: { url: string; log: Logger }): Promise<PgBoss> {
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
  boss.on("error", (error) => log.warn({ err: error }, "the job queues failed"));
  await boss.start();
  return boss;
}
