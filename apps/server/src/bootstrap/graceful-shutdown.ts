import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { StopSignals } from "../http/drain-connections.ts";
import { hasPendingIo } from "./pending-io.ts";

export interface ShutDown extends StopSignals {
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
const LOOKED_EVERY = 20;

export function createShutDown({ delay, limit }: Times, log: Logger): ShutDown {
  const stopping = new AbortController();
  const cutting = new AbortController();

  function begin(stop: () => Promise<void>): void {
    stopping.abort();
    log.info("stops");
    setTimeout(() => {
      setTimeout(() => cutting.abort(), limit * FOR_REQUESTS).unref();
      setTimeout(() => end("could not stop in time"), limit).unref();
      stop().then(leave, (error: unknown) => end("could not stop cleanly", error));
    }, delay);
  }

  async function leave(): Promise<void> {
    while (hasPendingIo()) await wait(LOOKED_EVERY);
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
    cutting: cutting.signal,
    onSignals(stop) {
      for (const signal of ["SIGINT", "SIGTERM"] as const) {
        process.on(signal, () => {
          if (stopping.signal.aborted) end("was told a second time to stop, and ends at once");
          else begin(stop);
        });
      }
    },
  };
}
