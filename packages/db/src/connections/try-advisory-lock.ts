import { unreachable } from "../database-error.ts";
import { createDedicatedClient } from "./dedicated-client.ts";
import { noticeSilence } from "./notice-silence.ts";

/** Interval and timeout of the connection check, in milliseconds. */
const TRIED_EVERY = 2_000;
const PATIENCE = 15_000;

/** Seconds after which PostgreSQL drops a connection whose peer is gone; longer than the client's own timeout. */
const KEEP_ALIVE =
  "set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

export interface HeldLock {
  release(): Promise<void>;
}

/**
 * Acquires a lock of the whole application until it is released or this process dies. It uses a dedicated connection:
 * if the process dies, PostgreSQL releases the lock.
 *
 * @param lock one of LOCKS
 * @param onLost called once if the connection breaks, and the lock with it: from then on another process may hold it
 * @returns null if another process holds the lock
 * @throws DatabaseError if the database cannot be reached
 */
export async function holdLock(url: string, lock: number, onLost: () => void): Promise<HeldLock | null> {
  const released = new AbortController();
  const lose = () => {
    if (released.signal.aborted) return;
    released.abort();
    onLost();
  };
  const client = createDedicatedClient(url, { answerWithin: PATIENCE, onEnd: lose });
  try {
    await client.connect();
    await client.query(KEEP_ALIVE);
    const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [lock]);
    if (!rows[0]?.held) {
      released.abort();
      await client.end();
      return null;
    }
  } catch (error) {
    released.abort();
    await client.end().catch(() => undefined);
    throw unreachable(url, error);
  }
  void noticeSilence(() => client.query("select 1"), {
    every: TRIED_EVERY,
    until: released.signal,
    lost: lose,
  });
  return {
    async release() {
      released.abort();
      await client.end();
    },
  };
}
