import type { Pool, PoolClient } from "pg";

const ROLLED_BACK = { command: "ROLLBACK", rowCount: null, rows: [] };

/** What MikroORM begins a transaction with. */
const BEGIN = /^(begin$|start transaction )/;

/**
 * Lets a connection that was lost in a transaction go back to its pool, which replaces it. MikroORM gives one back
 * after the commit or the rollback, and where it cannot even begin, or there is nobody to roll back, never: as many
 * lost ones as the pool has, and every call would wait for good. With the connection the transaction is gone too.
 */
export function giveLostConnectionsBack(pool: Pool): void {
  pool.on("connect", (client: PoolClient) => {
    const send = client.query.bind(client) as (...query: unknown[]) => unknown;
    const query = (...sent: unknown[]): unknown => {
      const answer = send(...sent);
      const [text] = sent;
      if (typeof text !== "string" || !(answer instanceof Promise)) return answer;
      if (text === "rollback") return answer.catch(() => ROLLED_BACK);
      if (!BEGIN.test(text)) return answer;
      return answer.catch((error: Error) => {
        client.release(error);
        throw error;
      });
    };
    client.query = query as typeof client.query;
  });
}
