import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { StopSignals } from "../http/http-server.ts";

/** Operations of Node's thread pool: file access and host name lookups. */
const THREAD_POOL = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/;

/**
 * Whether Node's thread pool has work in flight. `process.exit` waits for its threads, and one whose disk or name
 * server does not respond may take very long or never finish.
 */
function hasPendingIo(): boolean {
  return process.getActiveResourcesInfo().some((name) => THREAD_POOL.test(name));
}

export interface Shutdown extends StopSignals {
  /** Runs `stop` on INT and TERM and ends the process; a second signal ends it immediately. */
  onSignals(stop: () => Promise<void>): void;
}

/** In milliseconds. */
interface Times {
  /** Before connections are refused, for a balancer to notice that this instance is not ready. */
  delay: number;
  /** From then until the process exits at the latest. */
  limit: number;
}

/** Share of the limit for requests in flight; the rest is for writes that follow them. */
const FOR_REQUESTS = 0.8;

/** In milliseconds. */
const POLL_INTERVAL = 20;

export function createShutdown({ delay, limit }: Times, log: Logger): Shutdown {
  const stopping = new AbortController();
  const abortRequests = new AbortController();

  function startStopping(stop: () => Promise<void>): void {
    stopping.abort();
    log.info("stopping");
    setTimeout(() => {
      setTimeout(() => abortRequests.abort(), limit * FOR_REQUESTS).unref();
      setTimeout(() => end("could not stop in time"), limit).unref();
      stop().then(leave, (error: unknown) => end("could not stop cleanly", error));
    }, delay);
  }

  async function leave(): Promise<void> {
    while (hasPendingIo()) await wait(POLL_INTERVAL);
    process.exit();
  }

  function end(why: string, error?: unknown): void {
    log.error(error === undefined ? {} : { err: error }, why);
    // Earlier exit listeners first stop child processes that would outlive this one.
    if (hasPendingIo()) process.once("exit", () => process.kill(process.pid, "SIGKILL"));
    process.exit(1);
  }

  return {
    stopping: stopping.signal,
    abortRequests: abortRequests.signal,
    onSignals(stop) {
      for (const signal of ["SIGINT", "SIGTERM"] as const) {
        process.on(signal, () => {
          if (stopping.signal.aborted) end("received a second stop signal, ends immediately");
          else startStopping(stop);
        });
      }
    },
  };
}
