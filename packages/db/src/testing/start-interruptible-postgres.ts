import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { findPostgresBinaries, PASSWORD_FILE } from "../embedded-postgres/cluster.ts";
import { findPostgresProcesses } from "../embedded-postgres/orphaned-processes.ts";
import { chooseAccount } from "../embedded-postgres/os-user.ts";
import { choosePort } from "../embedded-postgres/port.ts";
import { launchPostgres } from "../embedded-postgres/postgres-process.ts";
import { databaseUrl } from "../embedded-postgres/start-embedded-postgres.ts";
import { copyPreparedFolder } from "./prepared-folder.ts";

export interface InterruptiblePostgres {
  /** URL of a database with all tables and the starting content. */
  url: string;
  /** Kills all its processes with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again, and waits until it accepts connections. */
  start(): Promise<void>;
  /** Halts all its processes: connections stay open without responses. */
  freeze(): Promise<void>;
  /** Halts only the backends of the application's pools. @returns their number */
  freezeBackends(): Promise<number>;
  thaw(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a durable PostgreSQL, as in production, that tests can interrupt.
 *
 * @param folder data folder; default: a new temporary one
 */
export async function startInterruptiblePostgres(folder?: string): Promise<InterruptiblePostgres> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), "saywhere-breakable-")));
  await copyPreparedFolder(dataDir);
  const account = await chooseAccount(dataDir);
  const cluster = join(dataDir, "cluster");
  const port = await choosePort(dataDir, account);
  const url = databaseUrl(await readFile(join(cluster, PASSWORD_FILE), "utf8"), port);
  const { postgres } = findPostgresBinaries();
  const launch = () =>
    launchPostgres({
      folder: dataDir,
      cluster,
      account,
      postgres,
      port,
      durable: true,
      log: () => undefined,
    });
  let running = await launch();
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await findPostgresProcesses(cluster)) {
      try {
        process.kill(pid, name);
      } catch {
        // It ended by itself in the meantime.
      }
    }
  };
  async function kill(): Promise<void> {
    running.kill("SIGKILL");
    while ((await findPostgresProcesses(cluster)).length > 0) {
      await signal("SIGKILL");
      await delay(5);
    }
    await running.ended;
  }
  return {
    url,
    kill,
    start: async () => {
      running = await launch();
    },
    freeze: () => signal("SIGSTOP"),
    async freezeBackends() {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'saywhere'",
      );
      await client.end();
      for (const { pid } of rows) process.kill(pid, "SIGSTOP");
      return rows.length;
    },
    thaw: () => signal("SIGCONT"),
    stop: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
