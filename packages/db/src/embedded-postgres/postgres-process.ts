import { once } from "node:events";
import { open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { explainFailure } from "./errors.ts";
import { killOrphans } from "./orphaned-processes.ts";
import { type Account, chownTo, startProgram } from "./os-user.ts";

export interface PostgresProcess {
  pid: number;
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  hasEnded(): boolean;
  kill(signal: NodeJS.Signals): void;
}

export interface LaunchOptions {
  folder: string;
  cluster: string;
  account: Account;
  postgres: string;
  port: number;
  durable: boolean;
  settings?: readonly string[];
  log: (message: string) => void;
}

const FOR_TESTS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=300",
  // A role that may not end the autovacuum workers cannot drop the database that they work in.
  "autovacuum=off",
];
const LOG_LIMIT_BYTES = 1_000_000;
const SLOW_START_MS = 3_000;

/**
 * Starts PostgreSQL on the cluster and waits until it accepts connections, also through a crash recovery.
 *
 * @throws EmbeddedPostgresError if it ends before
 */
export async function launchPostgres(options: LaunchOptions): Promise<PostgresProcess> {
  const { folder, cluster, account, log } = options;
  await killOrphans(cluster);
  const logFile = join(folder, "postgres.log");
  const logged = await stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
  const tooLong = logged > LOG_LIMIT_BYTES;
  const handle = await open(logFile, tooLong ? "w" : "a", 0o600);
  await chownTo(account, logFile);
  const child = startProgram(account, command(options), ["ignore", handle.fd, handle.fd]);
  let failure = "";
  const ended = once(child, "exit").catch((error: Error) => {
    failure = error.message;
  });
  await handle.close();

  const launched: PostgresProcess = {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => failure !== "" || child.exitCode !== null || child.signalCode !== null,
    kill: (signal) => child.kill(signal),
  };
  const started = performance.now();
  let warned = false;
  while (!(await isReady(cluster, launched.pid))) {
    if (launched.hasEnded()) {
      const output = (await readFile(logFile)).subarray(tooLong ? 0 : logged).toString();
      throw explainFailure(failure || output, folder);
    }
    if (!warned && performance.now() - started > SLOW_START_MS) {
      warned = true;
      log("PostgreSQL is still starting, it may be recovering from a crash. Please wait.");
    }
    await sleep(10);
  }
  return launched;
}

function command({ postgres, cluster, port, durable, settings = [] }: LaunchOptions): string[] {
  const all = [
    "listen_addresses=127.0.0.1",
    "timezone=UTC",
    "log_timezone=UTC",
    // Failed statements are reported to the client that sent them; the log file stays small.
    "log_min_messages=log",
    "log_checkpoints=off",
    ...(durable ? [] : FOR_TESTS),
    ...settings,
  ];
  return [postgres, "-D", cluster, "-p", String(port), "-k", "", ...all.flatMap((it) => ["-c", it])];
}

/** PostgreSQL writes its process ID into the first line of this file and its state into the eighth. */
async function isReady(cluster: string, pid: number): Promise<boolean> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}
