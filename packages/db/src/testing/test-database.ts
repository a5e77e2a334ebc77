import { randomUUID } from "node:crypto";
import pg from "pg";

export interface TestDatabase {
  url: string;
  /** Deletes the database, and ends its connections. */
  drop(): Promise<void>;
}

/**
 * Copies a database of a test cluster, for one test file or worker.
 *
 * @param template a database without connections; default: the migrated and seeded one
 */
export function databaseFromTemplate(clusterUrl: string, template = "saywhere"): Promise<TestDatabase> {
  // The default strategy copies through the log of PostgreSQL, which takes longer.
  return createDatabase(clusterUrl, `TEMPLATE ${template} STRATEGY file_copy`);
}

/** Creates a database without tables, for tests of migrations and seeding. */
export function emptyDatabase(clusterUrl: string): Promise<TestDatabase> {
  return createDatabase(clusterUrl, "");
}

/**
 * Rejects further connections to the template, because a database that is in use cannot be copied.
 *
 * @returns the URL of the cluster, in which databases are created
 */
export async function sealTemplate(templateUrl: string): Promise<string> {
  const clusterUrl = withDatabase(templateUrl, "postgres");
  await execute(clusterUrl, "ALTER DATABASE saywhere ALLOW_CONNECTIONS false");
  return clusterUrl;
}

async function createDatabase(clusterUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute(clusterUrl, `CREATE DATABASE ${name} ${template}`);
  return {
    url: withDatabase(clusterUrl, name),
    drop: () => execute(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Runs statements on a connection of their own, so that none remains and the database can be copied. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the URL of another database of the same cluster. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
