import { Client, type Pool, type PoolClient } from "pg";

/** How often it is looked, and after which time in use a connection raises the question, in milliseconds. */
const LOOKED_EVERY = 500;
const LONG = 1_500;

/** How long PostgreSQL may take to answer the question. */
const PATIENCE = 5_000;

/**
 * Ends the connections in use when PostgreSQL does not answer at all any more: a host that was halted, a network that
 * swallows everything. Nothing comes from there, no error either, and calls would wait for as long as it lasts. A
 * statement that merely takes long is left alone: whether PostgreSQL answers is asked on a connection of its own.
 *
 * @returns what ends the watch
 */
export function endSilentConnections(pool: Pool, url: string): () => void {
  const since = new Map<PoolClient, number>();
  pool.on("acquire", (client) => since.set(client, performance.now()));
  pool.on("release", (_error, client: PoolClient) => since.delete(client));
  let asking = false;

  async function look(): Promise<void> {
    const before = performance.now() - LONG;
    const long = [...since].filter(([, from]) => from < before).map(([client]) => client);
    if (long.length === 0) return;
    const alive = await answers(url);
    for (const client of long.filter((one) => since.has(one))) {
      if (alive) since.set(client, performance.now());
      // What is waited for fails, and who waits gives the connection back, to be replaced.
      else void client.end().catch(() => undefined);
    }
  }

  const timer = setInterval(() => {
    if (asking) return;
    asking = true;
    void look().finally(() => {
      asking = false;
    });
  }, LOOKED_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** A refusal, such as for want of connections, is an answer too. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    application_name: "saywhere",
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    return error instanceof Error && "severity" in error;
  } finally {
    void client.end().catch(() => undefined);
  }
}
