import { expect, onTestFinished, test } from "vitest";
import { listPhrases } from "./queries/phrase.queries.ts";
import { openSnapshot } from "./read-snapshot.ts";
import { setUpTestDatabase } from "./testing/set-up-test-database.ts";

const db = setUpTestDatabase();

async function open(id?: string) {
  const snapshot = await openSnapshot(db.pool, id);
  onTestFinished(() => snapshot.close());
  return snapshot;
}

test("every connection that joins a snapshot reads the data as of its opening", async () => {
  const first = await open();
  const before = await listPhrases(first);
  await db.pool.query("update phrase set english = 'Hi there' where slug = 'hello'");
  const second = await open(first.id);
  const both = [first, second, first, second];
  for (const phrases of await Promise.all(both.map(listPhrases))) expect(phrases).toEqual(before);
  expect(await listPhrases(db.pool)).not.toEqual(before);
});

test("rejects writes in a snapshot", async () => {
  const snapshot = await open();
  await expect(snapshot.query({ text: "delete from phrase" })).rejects.toThrow(/read-only/);
});

test("a lost connection fails only the later reads of its snapshot", async () => {
  const snapshot = await open();
  const { rows } = await snapshot.query<{ pid: number }>({ text: "select pg_backend_pid() as pid" });
  await db.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  // Rejected by the server that is terminating the connection, or already by the client.
  await expect(snapshot.query({ text: "select 1" })).rejects.toThrow(/terminat|connection error/);
});
