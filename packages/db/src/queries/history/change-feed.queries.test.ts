import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { recordFileChange } from "../file.queries.ts";
import { findNewestChange, listChangedRecords } from "./change-feed.queries.ts";

const db = setUpTestDatabase();

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const rename = (slug: string) => ({
  text: "update category set name = name || '!' where slug = $1",
  values: [slug],
});

const kinds = ["category", "phrase"] as const;

const readAfter = (after: string) =>
  listChangedRecords(db.pool, { after, limit: 100, kinds, unpublished: true });

const slugsAfter = async (after: string) => (await readAfter(after)).items.map(({ slug }) => slug);

test("lists a change that was committed after a change with a higher ID was listed", async () => {
  const [slow, quick] = [await connect(), await connect()];
  const start = await findNewestChange(db.pool);
  await slow.query("begin");
  await slow.query(rename("greetings"));
  await quick.query(rename("numbers"));
  const first = await readAfter(start);
  expect(first.items.map(({ slug }) => slug)).toEqual(["numbers"]);
  await slow.query("commit");
  expect(await slugsAfter(first.next)).toEqual(["greetings"]);
  expect(await slugsAfter(start)).toEqual(["numbers", "greetings"]);
});

test("a save that has its position but is not committed yet holds later saves back", async () => {
  const [first, second] = [await connect(), await connect()];
  const start = await findNewestChange(db.pool);
  await first.query("begin");
  await first.query(rename("greetings"));
  await first.query("set constraints all immediate");
  const committing = second.query(rename("numbers"));
  const waiting =
    "select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()";
  await expect.poll(async () => (await db.pool.query(waiting)).rows.length).toBe(1);
  const between = await readAfter(start);
  expect(between.items).toEqual([]);
  await first.query("commit");
  await committing;
  expect(await slugsAfter(between.next)).toEqual(["greetings", "numbers"]);
});

test("lists each record once in a page, at the position of its newest change", async () => {
  const start = await findNewestChange(db.pool);
  for (const slug of ["greetings", "numbers", "greetings"]) await db.pool.query(rename(slug));
  expect(await slugsAfter(start)).toEqual(["numbers", "greetings"]);
});

test("lists a change of a phrase's related phrases as one of the phrase", async () => {
  const start = await findNewestChange(db.pool);
  await db.pool.query(
    "delete from related_phrase where phrase_id = (select id from phrase where slug = 'hello')",
  );
  expect((await readAfter(start)).items).toEqual([
    {
      kind: "phrase",
      id: expect.any(Number),
      slug: "hello",
      languageId: null,
      phraseId: null,
      deleted: false,
    },
  ]);
});

test("passes over changes of other records, also in pages without any entries", async () => {
  const start = await findNewestChange(db.pool);
  await db.pool.query("insert into setting (key, value) values ('one', '1'), ('two', '2')");
  await db.pool.query(rename("numbers"));
  const first = await listChangedRecords(db.pool, { after: start, limit: 1, kinds, unpublished: true });
  expect(first).toMatchObject({ items: [], more: true });
  const second = await listChangedRecords(db.pool, { after: first.next, limit: 2, kinds, unpublished: true });
  expect(second).toMatchObject({ items: [{ slug: "numbers" }], more: false });
});

test("lists each file by its store and key, although the history has one ID for all of them", async () => {
  const author = { personId: null, apiTokenId: null, name: "Ada" };
  const state = (key: string) => ({ store: "media", key, size: 1 });
  const start = await findNewestChange(db.pool);
  const [hello, thanks] = [state("recordings/hello.mp3"), state("recordings/thanks.mp3")];
  await recordFileChange(db.pool, author, { before: null, after: hello });
  await recordFileChange(db.pool, author, { before: null, after: thanks });
  await recordFileChange(db.pool, author, { before: hello, after: null });
  const request = { after: start, kinds: ["file"], unpublished: true } as const;
  const { items, next } = await listChangedRecords(db.pool, { ...request, limit: 100 });
  const file = { kind: "file", id: 0, languageId: null, phraseId: null };
  expect(items).toEqual([
    { ...file, slug: "media/recordings/thanks.mp3", deleted: false },
    { ...file, slug: "media/recordings/hello.mp3", deleted: true },
  ]);
  await recordFileChange(db.pool, author, { before: thanks, after: { ...thanks, size: 2 } });
  const later = await listChangedRecords(db.pool, { ...request, after: next, limit: 100 });
  expect(later.items).toEqual([{ ...file, slug: "media/recordings/thanks.mp3", deleted: false }]);
});

test("lists what needs a review, as visitors see it, when the setting of reviews changes, in one page", async () => {
  await db.pool.query(
    "update translation set needs_review = true where id in (select id from translation order by id limit 3)",
  );
  const { rows } = await db.pool.query<{ id: number }>(
    "select id from translation where needs_review order by id",
  );
  // The first was never reviewed; the others are shown as they were.
  await db.pool.query({
    text: "update translation set reviewed = null where id = $1",
    values: [rows[0]?.id],
  });
  const start = await findNewestChange(db.pool);
  await db.pool.query(`insert into setting (key, value) values ('reviews', '"held"')`);
  await db.pool.query(rename("numbers"));
  const request = { limit: 1, kinds: ["category", "translation"], unpublished: false } as const;
  const page = await listChangedRecords(db.pool, { ...request, after: start });
  expect(page.items).toMatchObject(
    rows.map(({ id }, index) => ({
      kind: "translation",
      id,
      languageId: expect.any(Number),
      phraseId: expect.any(Number),
      deleted: index === 0,
    })),
  );
  expect(page.more).toBe(true);
  const rest = await listChangedRecords(db.pool, { ...request, after: page.next });
  expect(rest).toMatchObject({ items: [{ slug: "numbers" }], more: false });
  const forEditors = await listChangedRecords(db.pool, { ...request, after: start, unpublished: true });
  expect(forEditors).toMatchObject({ items: [], more: true });
});

test("continues within a save that is longer than a page", async () => {
  const start = await findNewestChange(db.pool);
  await db.pool.query("update category set name = name || '?'");
  const all = await slugsAfter(start);
  const paged: (string | null)[] = [];
  let page = await listChangedRecords(db.pool, { after: start, limit: 4, kinds, unpublished: true });
  for (
    ;
    page.more;
    page = await listChangedRecords(db.pool, { after: page.next, limit: 4, kinds, unpublished: true })
  ) {
    paged.push(...page.items.map(({ slug }) => slug));
  }
  paged.push(...page.items.map(({ slug }) => slug));
  expect(all.length).toBeGreaterThan(8);
  expect(paged).toEqual(all);
});

test("rejects the cursor of a change that the history does not have, or has with another time", async () => {
  await db.pool.query(rename("numbers"));
  const cursor = await findNewestChange(db.pool);
  await db.pool.query("update change_set set at = at - interval '1 second'");
  await expect(readAfter(cursor)).rejects.toMatchObject({ name: "UnknownChangeError" });
  const current = await findNewestChange(db.pool);
  expect(await slugsAfter(current)).toEqual([]);
  await db.pool.query("delete from change_set");
  await expect(readAfter(current)).rejects.toMatchObject({ name: "UnknownChangeError" });
  expect(await slugsAfter(await findNewestChange(db.pool))).toEqual([]);
  await expect(readAfter("nothing")).rejects.toMatchObject({ name: "InvalidCursorError" });
});
