import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { StopSignals } from "../http/drain-connections.ts";
import { hasPendingIo } from "./pending-io.ts";

export interface ShutDown extends StopSignals {
  /** Stops on INT and TERM, in the given way, and ends the process: at once when it is told a second time. */
  onSignals(stop: () => Promise<void>): void;
}

/** In milliseconds. */
interface Times {
  /** Before connections are refused, for a balancer to notice that this one is not ready. */
  delay: number;
  /** From there on until the process ends at the latest. */
  limit: number;
}

/** Of the limit, for requests under way; the rest is for what has to be written after them. */
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
    // The listeners before this one end what would outlive the process.
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
