import type { Pool } from "pg";
import { serverAnswers } from "./server-answers.ts";

/** How often PostgreSQL is asked whether it is back, in milliseconds; questions that wait go on waiting. */
const ASKED_EVERY = 1_000;

type Connect = (done?: (error: Error, client: undefined, release: () => void) => void) => unknown;

export interface Silence {
  /** PostgreSQL was found not to answer. */
  begin(): void;
  /** Nobody needs to know any more. */
  stop(): void;
}

/**
 * Refuses at once whoever wants a connection of a pool, from when PostgreSQL was found silent until it answers again.
 * Each would else wait for as long as connecting may take, and visitors for each page with them.
 */
export function refuseWhileSilent(pool: Pool, url: string): Silence {
  const connect = pool.connect.bind(pool) as Connect;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

  async function ask(): Promise<void> {
    const asking = timer;
    const alive = await serverAnswers(url);
    if (alive && asking === timer) stop();
  }

  // `pool.query` comes here too, with a callback.
  const connectUnlessSilent: Connect = (done) => {
    if (!timer) return connect(done);
    const error = Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });
    if (!done) return Promise.reject(error);
    process.nextTick(done, error, undefined, () => undefined);
    return undefined;
  };
  pool.connect = connectUnlessSilent as typeof pool.connect;

  return {
    begin() {
      timer ??= setInterval(() => void ask(), ASKED_EVERY).unref();
    },
    stop,
  };
}
