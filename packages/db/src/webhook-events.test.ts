import { beforeEach, expect, test } from "vitest";
import { withChangeSet } from "./change-set.ts";
import { Category } from "./entities/category.entity.ts";
import { encodeChange, listChangedRecords } from "./queries/history/change-feed.queries.ts";
import { setUpTestDatabase } from "./testing/set-up-test-database.ts";

const db = setUpTestDatabase();
const AUTHOR = { personId: null, apiTokenId: null, name: "Ada" };

const TYPES = ["language", "category", "phrase", "translation"]
  .flatMap((kind) => ["created", "updated", "deleted"].map((action) => `${kind}.${action}`))
  .concat("import.finished", "deployment.finished", "deployment.failed");

const addEndpoint = (events: string[], active = true) =>
  db.pool.query(
    "insert into webhook_endpoint (name, url, events, active) values ('A', 'https://a.test', $1, $2)",
    [events, active],
  );

async function storedEvents() {
  const { rows } = await db.pool.query<{ type: string; data: Record<string, unknown> }>(
    `select v.type, v.data from webhook_delivery d join webhook_event v on v.id = d.event_id order by d.id`,
  );
  return rows;
}

const save = (statement: string, reason = "edit") =>
  withChangeSet(db.orm, AUTHOR, reason, (em) => em.execute(statement));

beforeEach(async () => {
  await db.pool.query("delete from webhook_endpoint");
  await db.pool.query("delete from webhook_event");
});

test("a save stores an event for each kind and action of records that changed, with their net change", async () => {
  await addEndpoint(TYPES);
  await save(`
    insert into category (slug, name, description) values ('one', 'One', ''), ('two', 'Two', '');
    update category set name = 'Uno' where slug = 'one';
    update category set name = 'Hallo' where slug = 'greetings';
    insert into category (slug, name, description) values ('gone', 'Gone', '');
    delete from category where slug = 'gone'`);
  const found = await storedEvents();
  expect(found.map(({ type, data }) => [type, data["count"], data["reason"], data["more"]])).toEqual([
    ["category.created", 2, "edit", false],
    ["category.updated", 1, "edit", false],
  ]);
  const { id } = await db.orm.em.fork().findOneOrFail(Category, { slug: "greetings" });
  expect(found[1]?.data["ids"]).toEqual([id]);
});

test("a change that is rolled back leaves no event", async () => {
  await addEndpoint(TYPES);
  await expect(save("update category set name = 'X'; select 1 / 0")).rejects.toThrow("division by zero");
  await save("update category set name = name");
  expect(await storedEvents()).toEqual([]);
});

test("a change set of many records is one event for each kind, with the first hundred IDs and a cursor to all", async () => {
  await addEndpoint(["translation.updated", "import.finished"]);
  await save("update category set description = 'Before' where slug = 'greetings'");
  await save("update translation set usage_notes = 'Imported' where language_id <= 3", "import");
  const [updated, finished, ...others] = await storedEvents();
  expect(others).toEqual([]);
  const count = updated?.data["count"] as number;
  expect(count).toBeGreaterThan(300);
  expect(updated).toMatchObject({ type: "translation.updated", data: { more: true, reason: "import" } });
  expect(updated?.data["ids"]).toHaveLength(100);
  expect(finished).toMatchObject({
    type: "import.finished",
    data: { counts: { "translation.updated": count } },
  });
  const after = encodeChange(updated?.data["previous"] as [string, string, number]);
  const kinds = ["translation", "category"] as const;
  const page = await listChangedRecords(db.pool, { after, limit: 5_000, kinds, unpublished: true });
  expect(page.items.map(({ id }) => id).slice(0, 100)).toEqual(updated?.data["ids"]);
  expect(page.items.filter(({ kind }) => kind === "category")).toEqual([]);
});

test("a change of related phrases is a change of the phrase, and other records cause no event", async () => {
  await addEndpoint(TYPES);
  await save("delete from related_phrase where phrase_id = (select min(phrase_id) from related_phrase)");
  await save("insert into setting (key, value) values ('name', '\"Say\"')");
  expect((await storedEvents()).map(({ type }) => type)).toEqual(["phrase.updated"]);
});

test("a change of the setting that holds reviews is one of each translation that needs a review, once", async () => {
  await addEndpoint(TYPES);
  await save("update translation set needs_review = true where id in (3, 7)");
  await db.pool.query("delete from webhook_event");
  await save(`
    update translation set usage_notes = 'Edited' where id = 7;
    insert into setting (key, value) values ('reviews', '"held"')`);
  await save("delete from setting where key = 'reviews'");
  expect((await storedEvents()).map(({ type, data }) => [type, data["count"], data["ids"]])).toEqual([
    ["translation.updated", 2, [7, 3]],
    ["translation.updated", 2, [3, 7]],
  ]);
});

test("deleting a language stores an event for its translations too", async () => {
  await addEndpoint(TYPES);
  await save("delete from language where slug = 'georgian'");
  expect((await storedEvents()).map(({ type }) => type)).toEqual(["language.deleted", "translation.deleted"]);
});

test("an event is delivered to each active endpoint that wants its type", async () => {
  await addEndpoint(["phrase.updated"]);
  await addEndpoint(["phrase.updated", "category.updated"]);
  await addEndpoint(["phrase.updated"], false);
  await save("update phrase set english = english || '.' where slug = 'hello'");
  await save("update category set name = name || '.' where slug = 'numbers'");
  await save("update language set description = description || '.' where slug = 'thai'");
  expect((await storedEvents()).map(({ type }) => type)).toEqual([
    "phrase.updated",
    "phrase.updated",
    "category.updated",
  ]);
  const { rows } = await db.pool.query("select from webhook_event");
  expect(rows).toHaveLength(2);
});

test("a deployment that ends stores an event, unless it was canceled", async () => {
  await addEndpoint(TYPES);
  for (const [status, error] of [
    ["succeeded", null],
    ["failed", "The store is full"],
    ["cancelled", null],
  ]) {
    await db.pool.query("insert into deployment (target, reason) values ('site', 'manual')");
    await db.pool.query("update deployment set status = $1, error = $2 where status = 'running'", [
      status,
      error,
    ]);
  }
  expect((await storedEvents()).map(({ type, data }) => [type, data["error"]])).toEqual([
    ["deployment.finished", null],
    ["deployment.failed", "The store is full"],
  ]);
});

test("the history of an endpoint has no secret", async () => {
  await addEndpoint(TYPES);
  await db.pool.query(
    "insert into webhook_secret (endpoint_id, secret) select id, 'whsec_x' from webhook_endpoint",
  );
  const { rows } = await db.pool.query(
    "select from change where coalesce(after, before)::text like '%whsec%'",
  );
  expect(rows).toEqual([]);
});
