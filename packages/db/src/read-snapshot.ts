import type { Pool } from "pg";
import type { Queryable } from "./queries/queryable.ts";

/** Reads that all see the database as of one moment, regardless of concurrent writes. */
export interface Snapshot extends Queryable {
  /** ID by which other connections join the snapshot while this one is open. */
  id: string;
  close(): Promise<void>;
}

/**
 * Opens a snapshot of the current moment, or joins one that is open elsewhere. It occupies one connection of the pool,
 * which runs one read at a time.
 *
 * @param id ID of the snapshot to join
 */
export async function openSnapshot(pool: Pool, id?: string): Promise<Snapshot> {
  const client = await pool.connect();
  // A broken connection fails the later reads; without a listener it would end the process.
  client.on("error", () => undefined);
  try {
    await client.query("begin isolation level repeatable read read only");
    if (id !== undefined) await client.query(`set transaction snapshot ${client.escapeLiteral(id)}`);
    const { rows } =
      id === undefined
        ? await client.query<{ id: string }>("select pg_export_snapshot() as id")
        : { rows: [{ id }] };
    let last: Promise<unknown> = Promise.resolve();
    return {
      id: rows[0]?.id ?? "",
      query: (config) => {
        const result = last.then(() => client.query(config));
        last = result.catch(() => undefined);
        return result;
      },
      close: async () => {
        await last;
        // The connection is destroyed and not returned to the pool: it may be broken, and either way its transaction
        // must end.
        client.release(true);
      },
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}
