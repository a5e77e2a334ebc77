import pg from "pg";
import { waited } from "../any-of.ts";

const COUNT =
  "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

/** Counts the connections to the database each second until told to end, and gives the most that there were. */
export async function watchConnections(databaseUrl: string, signal: AbortSignal): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let most = 0;
  try {
    while (await waited(1_000, signal)) {
      const { rows } = await client.query<{ count: number }>(COUNT);
      most = Math.max(most, rows[0]?.count ?? 0);
    }
  } finally {
    await client.end();
  }
  return most;
}
