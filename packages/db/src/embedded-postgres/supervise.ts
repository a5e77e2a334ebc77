import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./errors.ts";
import type { PostgresProcess } from "./postgres-process.ts";

export interface Supervised {
  readonly pid: number;
  stop(): Promise<void>;
}

interface SupervisionOptions {
  launch: () => Promise<PostgresProcess>;
  log: (message: string) => void;
  onFailure: (error: EmbeddedPostgresError) => void;
}

const MAX_RESTARTS = 5;
const WINDOW_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;

/** Restarts PostgreSQL whenever its process dies. After five restarts within a minute it stops and calls `onFailure`. */
export function supervise(
  first: PostgresProcess,
  { launch, log, onFailure }: SupervisionOptions,
): Supervised {
  let current = first;
  let stopping = false;
  let restarts: number[] = [];

  async function restart(): Promise<void> {
    let reason = "it dies repeatedly";
    while (!stopping) {
      restarts = restarts.filter((time) => performance.now() - time < WINDOW_MS);
      if (restarts.length >= MAX_RESTARTS) throw giveUp(reason);
      restarts.push(performance.now());
      try {
        current = await launch();
        log(`PostgreSQL runs again (process ${current.pid}).`);
        return;
      } catch (error) {
        reason = (error as Error).message;
        log(`PostgreSQL could not be started again: ${reason}`);
        await sleep(100 * 2 ** restarts.length);
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      await current.ended;
      if (stopping) return;
      log(`PostgreSQL (process ${current.pid}) has died; starting it again.`);
      await restart();
      // `stop` may have been called during the restart.
      if (stopping) current.kill("SIGINT");
    }
  }

  const watching = watch().catch(onFailure);
  // PostgreSQL ends with this process, also on systems without setpriv.
  const endWithProcess = () => current.kill("SIGINT");
  process.once("exit", endWithProcess);

  async function stop(): Promise<void> {
    stopping = true;
    current.kill("SIGINT");
    const timer = setTimeout(() => current.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await watching;
    clearTimeout(timer);
    process.off("exit", endWithProcess);
  }

  let stopped: Promise<void> | undefined;
  return {
    get pid() {
      return current.pid;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function giveUp(reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL does not stay up after ${MAX_RESTARTS} tries (${reason}). ` +
      "See postgres.log in its data folder, then start Saywhere again.",
  );
}
