import { setTimeout as delay } from "node:timers/promises";
import type { Author } from "@saywhere/db/change-set";
import { type ExclusiveClient, openExclusiveClient } from "@saywhere/db/connections/advisory-lock";
import { RESPONSE_TIMEOUT } from "@saywhere/db/connections/dedicated-client";
import { type FileChange, recordFileChange } from "@saywhere/db/queries/file.queries";
import { type Queryable, queryFirst } from "@saywhere/db/queries/queryable";
import type { FileStore } from "@saywhere/validators/files/stored-file";
import pLimit from "p-limit";

/**
 * A key of a store that no other caller, on any instance, changes until it is released. A change is recorded before the
 * store makes it, in a transaction that ends after it: a database that cannot record the change prevents it, and a
 * store that fails leaves no record.
 */
export interface ReservedKey {
  /** Records a change that the store is about to make; others see the record after `commit`. */
  record(change: FileChange): Promise<void>;
  /**
   * Makes the record permanent after the store has made the change.
   *
   * @throws the error of the database, if the change is not recorded
   */
  commit(): Promise<void>;
  /** Discards a record that was not committed. */
  release(): Promise<void>;
}

export type ReserveKey = (store: FileStore, key: string) => Promise<ReservedKey>;

/** A store that is slow, or fails after its retries, takes less. PostgreSQL would wait forever for a dead host. */
const BEGIN = "begin; set local idle_in_transaction_session_timeout = '10min'";

/** Milliseconds in which a database that was lost during a commit may restart. */
const PATIENCE = 5_000;

/**
 * Maximum concurrent reservations, so that a client that ends hundreds of uploads at once does not use up PostgreSQL's
 * connections.
 */
const limited = pLimit(20);

/** Waits for a free slot, and returns the function that releases it. */
function takeTurn(): Promise<() => void> {
  return new Promise((start) => {
    void limited(() => new Promise<void>((end) => start(end)));
  });
}

/**
 * Creates the reservations of an author. Each has a connection of its own, so that slow stores do not occupy the pool.
 *
 * @throws DatabaseError if the database cannot be reached
 */
export function createReserveKey(databaseUrl: string, author: Author): ReserveKey {
  return async (store, key) => {
    const open = () => openExclusiveClient(databaseUrl, ["stored file", `${store}/${key}`]);
    const endTurn = await takeTurn();
    let exclusive = await open().catch((error: unknown) => {
      endTurn();
      throw error;
    });
    let recorded: { change: FileChange; at: string } | undefined;

    /** Records the change again, unless its commit succeeded and only the response was lost. */
    async function recordAfterAll(failure: unknown): Promise<void> {
      // Until its session has ended, the first transaction may still be committed, and holds the reservation.
      await exclusive.release().catch(() => undefined);
      exclusive = await retry(open).catch(() => {
        throw failure;
      });
      const db = queryableOf(exclusive);
      if (!recorded || (await isRecorded(db, recorded))) return;
      await recordFileChange(db, author, recorded.change);
    }

    return {
      async record(change) {
        const db = queryableOf(exclusive);
        await db.query({ text: BEGIN });
        await recordFileChange(db, author, change);
        const now = await queryFirst<{ at: string }>(db, { text: "select now()::text as at" });
        recorded = { change, at: now?.at ?? "" };
      },
      commit: async () => {
        await queryableOf(exclusive).query({ text: "commit" }).catch(recordAfterAll);
      },
      release: () => exclusive.release().finally(endTurn),
    };
  };
}

function queryableOf({ client }: ExclusiveClient): Queryable {
  return {
    query: (config) => client.query({ ...config, query_timeout: RESPONSE_TIMEOUT } as typeof config),
  };
}

/** The time of a transaction identifies it together with the key; IDs may be assigned again after a crash. */
async function isRecorded(
  db: Queryable,
  { change: { before, after }, at }: { change: FileChange; at: string },
): Promise<boolean> {
  const found = await queryFirst(db, {
    text: `select c.id from change_set s join change c on c.change_set_id = s.id
      where s.at = $1 and c.kind = 'file' and c.label = $2`,
    values: [at, (after ?? before)?.key],
  });
  return found !== null;
}

async function retry<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() - start > PATIENCE) throw error;
      await delay(500);
    }
  }
}
