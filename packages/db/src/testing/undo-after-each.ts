import type { Pool, PoolClient } from "pg";
import { afterEach, beforeEach } from "vitest";

/**
 * Rolls back what each test of a file writes, so that all find the starting content in any order.
 *
 * @returns the connection of the running test, in its transaction
 */
export function undoAfterEach(database: { pool: Pool }): Pick<Pool, "query"> {
  const connection = {} as Pick<Pool, "query">;
  let client: PoolClient;
  beforeEach(async () => {
    client = await database.pool.connect();
    await client.query("begin");
    Object.assign(connection, { query: client.query.bind(client) });
  });
  afterEach(async () => {
    await client.query("rollback");
    client.release();
  });
  return connection;
}
