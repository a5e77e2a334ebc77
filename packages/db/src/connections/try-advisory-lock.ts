import { unreachable } from "../database-error.ts";
import { createDedicatedClient } from "./dedicated-client.ts";
import { noticeSilence } from "./notice-silence.ts";

/** How often the connection is tried out, and how long it may take to answer, in milliseconds. */
const TRIED_EVERY = 2_000;
const PATIENCE = 15_000;

/** After these many seconds in all PostgreSQL gives up a connection whose other end is gone: later than we do. */
const KEEP_ALIVE =
  "set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

export interface HeldLock {
  release(): Promise<void>;
}

/**
 * Takes a lock of the whole application for as long as this process lives, or until it is released. It belongs to a
 * connection of its own: when the process dies, PostgreSQL frees it.
 *
 * @param lock one of LOCKS
 * @param onLost called once when the connection breaks, and the lock with it: from then on somebody else may have it
 * @returns null when somebody else holds it
 * @throws DatabaseError when the database cannot be reached
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
