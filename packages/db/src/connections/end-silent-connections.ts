import type { Pool, PoolClient } from "pg";
import { refuseWhileSilent } from "./refuse-while-silent.ts";
import { serverAnswers } from "./server-answers.ts";

/** How often it is looked, and after which time in use a connection raises the question, in milliseconds. */
const LOOKED_EVERY = 500;
const LONG = 1_500;

/**
 * Ends the connections in use when PostgreSQL does not answer at all any more: a host that was halted, a network that
 * swallows everything. Nothing comes from there, no error either, and calls would wait for as long as it lasts. A
 * statement that merely takes long is left alone: whether PostgreSQL answers is asked on a connection of its own. Who
 * comes after it was found silent is refused at once, until it answers again.
 *
 * @returns what ends the watch
 */
export function endSilentConnections(pool: Pool, url: string): () => void {
  const since = new Map<PoolClient, number>();
  pool.on("acquire", (client) => since.set(client, performance.now()));
  pool.on("release", (_error, client: PoolClient) => since.delete(client));
  const silence = refuseWhileSilent(pool, url);
  let asking = false;

  async function look(): Promise<void> {
    const before = performance.now() - LONG;
    const long = [...since].filter(([, from]) => from < before).map(([client]) => client);
    if (long.length === 0) return;
    const alive = await serverAnswers(url);
    if (!alive) silence.begin();
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
  return () => {
    clearInterval(timer);
    silence.stop();
  };
}
