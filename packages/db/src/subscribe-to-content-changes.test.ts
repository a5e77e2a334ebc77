import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { subscribeToContentChanges } from "./subscribe-to-content-changes.ts";
import { setUpTestDatabase } from "./testing/set-up-test-database.ts";

const db = setUpTestDatabase();

async function listen() {
  const onChange = vi.fn<(table: string) => void>();
  const onConnectionChange = vi.fn<(connected: boolean) => void>();
  const changes = subscribeToContentChanges({ url: db.url, onChange, onConnectionChange });
  onTestFinished(() => changes.close());
  await expect.poll(() => onConnectionChange.mock.lastCall).toEqual([true]);
  return { onChange, onConnectionChange, changes };
}

test.each([
  ["language", "update language set description = description || '.'"],
  ["category", "update category set name = name || '.'"],
  ["phrase", "update phrase set english = english || '.'"],
  ["related_phrase", "delete from related_phrase where position = 3"],
  ["translation", "update translation set usage_notes = 'x' where romanization is null"],
  ["slug_redirect", "insert into slug_redirect (kind, slug, target_id) values ('phrase', 'hi', 1)"],
  ["synonym_group", "insert into synonym_group (terms) values ('{khazi,bog}')"],
  ["setting", "insert into setting (key, value) values ('name', '\"Say\"')"],
])("notifies subscribers of a change of %s, once per statement", async (table, statement) => {
  const { onChange } = await listen();
  await db.pool.query(statement);
  await expect.poll(() => onChange.mock.calls).toEqual([[table]]);
});

test("notifies subscribers of a changed slug and of its slug redirect", async () => {
  const { onChange } = await listen();
  await db.pool.query("update language set slug = 'persian' where slug = 'farsi'");
  await expect.poll(() => onChange.mock.calls.flat().sort()).toEqual(["language", "slug_redirect"]);
});

test("waits until all other subscribers have received the changes, and for none if there are none", async () => {
  const first = await listen();
  expect(await first.changes.seenByAll()).toBe(true);
  const others = [await listen(), await listen()];
  for (let round = 0; round < 20; round++) {
    await db.pool.query("update category set name = name || '.'");
    expect(await first.changes.seenByAll()).toBe(true);
    for (const { onChange } of others) expect(onChange).toHaveBeenCalledTimes(round + 1);
  }
  const all = await Promise.all([first, ...others].map(({ changes }) => changes.seenByAll()));
  expect(all).toEqual([true, true, true]);
});

test("logs a subscriber that does not respond and continues without it", async () => {
  const { changes } = await listen();
  const silent = new Client({ connectionString: db.url, application_name: "saywhere changes" });
  await silent.connect();
  expect(await changes.seenByAll()).toBe(false);
  await silent.end();
  await expect.poll(() => changes.seenByAll()).toBe(true);
  await changes.close();
  expect(await changes.seenByAll()).toBe(false);
});

test("logs a broken connection and reconnects", async () => {
  const { onChange, onConnectionChange } = await listen();
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'saywhere changes'",
  );
  await expect.poll(() => onConnectionChange.mock.calls.flat()).toEqual([true, false, true]);
  await db.pool.query("update category set name = name || '.'");
  await expect.poll(() => onChange.mock.calls).toEqual([["category"]]);
});

test("notifies no longer after close", async () => {
  const { onChange, onConnectionChange, changes } = await listen();
  await changes.close();
  expect(onConnectionChange.mock.calls.flat()).toEqual([true, false]);
  await db.pool.query("update category set name = name || '.'");
  const listeners = await db.pool.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'saywhere changes'",
  );
  expect(listeners.rowCount).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
});
