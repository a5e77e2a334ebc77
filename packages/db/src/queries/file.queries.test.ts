import type { QueryConfig } from "pg";
import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { findFileUses } from "./file.queries.ts";
import type { Queryable } from "./queryable.ts";

const db = setUpTestDatabase();
const URLS = ["https://media.test/a.mp3", "/files/media/a.mp3"];

test("finds each field with one of the URLs, and counts the translations", async () => {
  const { rows } = await db.pool.query<{ id: number }>(
    "select t.id from translation t join phrase p on p.id = t.phrase_id where p.slug = 'hello' order by t.id limit 3",
  );
  const [first, second, third] = rows.map(({ id }) => id);
  const set = (id: number | undefined, audio: string | null, video: string | null) =>
    db.pool.query("update translation set audio_url = $2, video_url = $3 where id = $1", [id, audio, video]);
  await set(first, URLS[0] as string, URLS[1] as string);
  await set(second, "https://media.test/another.mp3", null);
  await set(third, URLS[1] as string, null);

  const found = await findFileUses(db.pool, URLS, 20);
  expect(found.total).toBe(2);
  expect(new Set(found.uses.map(({ id, field }) => `${id} ${field}`))).toEqual(
    new Set([`${first} audio_url`, `${first} video_url`, `${third} audio_url`]),
  );
  expect(found.uses[0]).toMatchObject({ english: "Hello", language: expect.any(String) });
  expect(await findFileUses(db.pool, URLS, 1)).toMatchObject({ total: 2, uses: [{}] });
  expect(await findFileUses(db.pool, ["https://media.test/nowhere.mp3"], 20)).toEqual({ total: 0, uses: [] });
});

test("finds a file that only the last reviewed version of a translation has, which visitors see", async () => {
  const [before, after] = ["/files/media/before.mp3", "/files/media/after.mp3"];
  const set = "update translation set audio_url = $2, needs_review = $3 where id = $1";
  await db.pool.query(set, [5, `${before}?v=1`, false]);
  await db.pool.query(set, [5, after, true]);
  const uses = [expect.objectContaining({ id: 5, field: "audio_url" })];
  expect(await findFileUses(db.pool, [before], 20)).toEqual({ total: 1, uses });
  expect(await findFileUses(db.pool, [after], 20)).toEqual({ total: 1, uses });
  await db.pool.query(set, [5, `${before}?v=2`, true]);
  expect(await findFileUses(db.pool, [before], 20)).toEqual({ total: 1, uses });
  await db.pool.query(set, [5, after, false]);
  expect(await findFileUses(db.pool, [before], 20)).toEqual({ total: 0, uses: [] });
});

test("ignores the query and the fragment of a URL, but not a longer file name", async () => {
  const file = URLS[0] as string;
  const uses = ["", "?", "?v=2", "#t=10", "?v=a#t=1", "#", "?é=~{}"].map((end) => file + end);
  const others = ["0", "a", ".bak", "%3Fv=2", "/b", "-", " ?v=2"].map((end) => file + end);
  const { rows } = await db.pool.query<{ id: number }>(
    "select id from translation order by id desc limit $1",
    [uses.length + others.length],
  );
  for (const [at, address] of [...uses, ...others].entries()) {
    await db.pool.query("update translation set video_url = $2 where id = $1", [rows[at]?.id, address]);
  }
  const found = await findFileUses(db.pool, [file], 20);
  const videos = found.uses.filter(({ field }) => field === "video_url").map(({ id }) => id);
  expect(new Set(videos)).toEqual(new Set(rows.slice(0, uses.length).map(({ id }) => id)));
});

test("the condition for the index also holds in linguistic collations", async () => {
  const { rows } = await db.pool.query<{ address: string }>(
    `select address from unnest(array['a.mp3', 'a.mp3?v=2', 'a.mp3?z', 'a.mp3#t=10', 'a.mp3?é', 'a.mp3#Z']) address
      where not (address collate "und-x-icu" >= 'a.mp3' and address collate "und-x-icu" < 'a.mp3a')`,
  );
  expect(rows).toEqual([]);
});

test("finds the translations through the indexes of the URLs", async () => {
  // As many as there are, with sound of their own.
  await db.pool.query(`
    alter table translation disable trigger user;
    update translation set audio_url = '/a/' || id, video_url = '/v/' || id;
    alter table translation enable trigger user`);
  await db.pool.query("analyze translation");
  const sent: QueryConfig[] = [];
  const watched: Queryable = {
    query(config) {
      sent.push(config);
      return db.pool.query(config);
    },
  };
  await findFileUses(watched, URLS, 20);
  const { text, values = [] } = sent[0] as QueryConfig;
  for (const config of [{ text: `explain ${text}`, values }, { text: `explain (generic_plan) ${text}` }]) {
    const { rows } = await db.pool.query<{ "QUERY PLAN": string }>(config);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("translation_audio_url_index");
    expect(plan).toContain("translation_video_url_index");
    expect(plan).not.toMatch(/Seq Scan on translation/);
  }
});
