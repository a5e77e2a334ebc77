import { Pool, type PoolClient } from "pg";

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/**
 * Rejects callers immediately while PostgreSQL is known not to respond. Otherwise each caller, and the visitors of each
 * page, would wait for the connection timeout.
 */
export class RefusingPool extends Pool {
  /** Set by the health check. */
  silent = false;

  // pg's own `query` also calls this method, with a callback.
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (!this.silent) {
      if (!connected) return super.connect();
      super.connect(connected);
      return undefined;
    }
    const error = Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });
    if (!connected) return Promise.reject(error);
    process.nextTick(connected, error, undefined, () => undefined);
    return undefined;
  }
}
