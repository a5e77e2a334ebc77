import { once } from "node:events";
import { open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { explainFailure } from "./explain-failure.ts";
import { killOrphans } from "./kill-orphans.ts";
import { chownTo } from "./os-user.ts";
import { type Account, startProgram } from "./run-program.ts";

export interface PostgresProcess {
  pid: number;
  /** Resolves when the process has ended, for whatever reason. */
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
  log: (message: string) => void;
}

const FOR_TESTS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=300",
  // Its workers are the system's own, and whoever may not end them may not drop the database that they are in.
  "autovacuum=off",
];
const LOG_LIMIT_BYTES = 1_000_000;
const SLOW_START_MS = 3_000;

/**
 * Starts one PostgreSQL process on the cluster and waits until it accepts connections, through a crash
 * recovery if there is one to do.
 *
 * @throws EmbeddedPostgresError when it ends before
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
  let told = false;
  while (!(await isReady(cluster, launched.pid))) {
    if (launched.hasEnded()) {
      const output = (await readFile(logFile)).subarray(tooLong ? 0 : logged).toString();
      throw explainFailure(failure || output, folder);
    }
    if (!told && performance.now() - started > SLOW_START_MS) {
      told = true;
      log("PostgreSQL is still starting, it may be recovering from a crash. Please wait.");
    }
    await sleep(10);
  }
  return launched;
}

function command({ postgres, cluster, port, durable }: LaunchOptions): string[] {
  const settings = [
    "listen_addresses=127.0.0.1",
    "timezone=UTC",
    "log_timezone=UTC",
    // Failed statements are reported to whoever sent them; the log file stays small.
    "log_min_messages=log",
    "log_checkpoints=off",
    ...(durable ? [] : FOR_TESTS),
  ];
  return [postgres, "-D", cluster, "-p", String(port), "-k", "", ...settings.flatMap((it) => ["-c", it])];
}

/** PostgreSQL writes its process id into the first line of this file and its state into the eighth. */
async function isReady(cluster: string, pid: number): Promise<boolean> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}
