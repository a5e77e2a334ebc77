import type { Pool } from "pg";

const ROLLED_BACK = { command: "ROLLBACK", rowCount: null, rows: [] };

/**
 * Lets a connection that was lost in a transaction go back to its pool, which replaces it. MikroORM gives one back
 * after the rollback, and where there is nobody to roll back, never: as many lost ones as the pool has, and every call
 * would wait for good. With the connection the transaction is gone too.
 */
export function giveLostConnectionsBack(pool: Pool): void {
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...query: unknown[]) => unknown;
    const query = (...sent: unknown[]): unknown => {
      const answer = send(...sent);
      return sent[0] === "rollback" && answer instanceof Promise ? answer.catch(() => ROLLED_BACK) : answer;
    };
    client.query = query as typeof client.query;
  });
}
