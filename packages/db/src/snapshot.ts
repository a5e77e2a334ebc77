import type { Pool } from "pg";
import type { Queryable } from "./queries/queryable.ts";

/** Reads that all see the database as it was at one moment, whatever is written meanwhile. */
export interface Snapshot extends Queryable {
  /** By which other connections read the same moment, for as long as this one is open. */
  id: string;
  close(): Promise<void>;
}

/**
 * Opens a snapshot of this moment, or joins one that is open elsewhere. It keeps one connection of the pool,
 * which reads one thing after the other.
 *
 * @param id of the snapshot to join
 */
export async function openSnapshot(pool: Pool, id?: string): Promise<Snapshot> {
  const client = await pool.connect();
  // A connection that breaks fails the reads that follow; without a listener it would end the process.
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
        const answer = last.then(() => client.query(config));
        last = answer.catch(() => undefined);
        return answer;
      },
      close: async () => {
        await last;
        // Thrown away rather than given back: it may be broken, and it ends its transaction either way.
        client.release(true);
      },
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}
