import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createEmptyDatabase, createTestDatabase } from "./create-test-database.ts";

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";

test("gives concurrent callers separate prepared databases", async () => {
  const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
  const clients = await Promise.all(databases.map(({ url }) => connect(url)));
  await clients[0]?.query("CREATE TABLE mine ()");
  const names = await Promise.all(
    clients.map(async (client) => (await client.query(TABLES)).rows.map(({ tablename }) => tablename)),
  );
  expect(names[0]).toContain("mine");
  expect(names[1]).not.toContain("mine");
  expect(names[1]?.length).toBeGreaterThan(0);
  await Promise.all(databases.map(({ drop }) => drop()));
});

test("drops a database that has connections, also a second time", async () => {
  const database = await createTestDatabase();
  await connect(database.url);
  await database.drop();
  await database.drop();
  await expect(connect(database.url)).rejects.toThrow(/does not exist/);
});

test("creates an empty database in which the extensions can be created", async () => {
  const database = await createEmptyDatabase();
  const client = await connect(database.url);
  expect((await client.query(TABLES)).rows).toEqual([]);
  await client.query("CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent");
  await database.drop();
});
