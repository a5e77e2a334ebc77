import { openDatabase } from "@saywhere/db/database";
import { migrateDatabase } from "@saywhere/db/migrate-database";
import { databaseFromTemplate, withDatabase } from "@saywhere/db/testing/test-database";
import { buildSyntheticContent } from "./build-synthetic-content.ts";

export interface BuiltDatabase {
  url: string;
  /** How long it took to build; 0 where it was there. */
  seconds: number;
  /** Removes it, unless it is kept. */
  done(): Promise<void>;
}

/**
 * A database with made-up content beside today's.
 *
 * @param isKept whether it stays for the next time; one that stayed is brought up to date and taken again
 */
export async function builtDatabase(
  databaseUrl: string,
  size: { languages: number; phrases: number },
  isKept: boolean,
): Promise<BuiltDatabase> {
  // The database that is copied must be in nobody's use.
  const clusterUrl = withDatabase(databaseUrl, "postgres");
  const name = `translations_${size.languages * size.phrases}`;
  const url = withDatabase(databaseUrl, name);
  const done = () => Promise.resolve();
  if (isKept && (await isThere(clusterUrl, name))) {
    await migrateDatabase(url);
    return { url, seconds: 0, done };
  }
  const built = await databaseFromTemplate(clusterUrl);
  const start = performance.now();
  const { pool, close } = await openDatabase({ url: built.url });
  await buildSyntheticContent(pool, size);
  await close();
  const seconds = (performance.now() - start) / 1_000;
  if (!isKept) return { url: built.url, seconds, done: built.drop };
  // It gets its name when it is complete.
  const builtName = new URL(built.url).pathname.slice(1);
  await ask(clusterUrl, `alter database ${builtName} rename to ${name}`);
  return { url, seconds, done };
}

async function isThere(clusterUrl: string, name: string): Promise<boolean> {
  return (await ask(clusterUrl, `select from pg_database where datname = '${name}'`)) > 0;
}

/** Of how many rows a statement tells. */
async function ask(url: string, statement: string): Promise<number> {
  const { pool, close } = await openDatabase({ url });
  try {
    return (await pool.query(statement)).rowCount ?? 0;
  } finally {
    await close();
  }
}
