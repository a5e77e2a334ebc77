import type { QueryConfig } from "pg";
import { expect, test } from "vitest";
import { setUpTestDatabase } from "../../test-support/set-up-test-database.ts";
import type { Queryable } from "../queryable.ts";
import { findFileUses } from "./file-use.queries.ts";

const db = setUpTestDatabase();
const ADDRESSES = ["https://media.test/a.mp3", "/files/media/a.mp3"];

test("names each field that has one of the addresses, and counts translations", async () => {
  const { rows } = await db.pool.query<{ id: number }>(
    "select t.id from translation t join phrase p on p.id = t.phrase_id where p.slug = 'hello' order by t.id limit 3",
  );
  const [first, second, third] = rows.map(({ id }) => id);
  const set = (id: number | undefined, audio: string | null, video: string | null) =>
    db.pool.query("update translation set audio_url = $2, video_url = $3 where id = $1", [id, audio, video]);
  await set(first, ADDRESSES[0] as string, ADDRESSES[1] as string);
  await set(second, "https://media.test/another.mp3", null);
  await set(third, ADDRESSES[1] as string, null);

  const found = await findFileUses(db.pool, ADDRESSES, 20);
  expect(found.total).toBe(2);
  expect(new Set(found.uses.map(({ id, field }) => `${id} ${field}`))).toEqual(
    new Set([`${first} audio_url`, `${first} video_url`, `${third} audio_url`]),
  );
  expect(found.uses[0]).toMatchObject({ english: "Hello", language: expect.any(String) });
  expect(await findFileUses(db.pool, ADDRESSES, 1)).toMatchObject({ total: 2, uses: [{}] });
  expect(await findFileUses(db.pool, ["https://media.test/nowhere.mp3"], 20)).toEqual({ total: 0, uses: [] });
});

test("the translations are found through the indexes of the addresses", async () => {
  // As many as there are, with sound of their own.
  await db.pool.query("update translation set audio_url = '/a/' || id, video_url = '/v/' || id");
  await db.pool.query("analyze translation");
  const sent: QueryConfig[] = [];
  const watched: Queryable = {
    query(config) {
      sent.push(config);
      return db.pool.query(config);
    },
  };
  await findFileUses(watched, ADDRESSES, 20);
  const { text, values = [] } = sent[0] as QueryConfig;
  for (const asked of [{ text: `explain ${text}`, values }, { text: `explain (generic_plan) ${text}` }]) {
    const { rows } = await db.pool.query<{ "QUERY PLAN": string }>(asked);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("translation_audio_url_index");
    expect(plan).toContain("translation_video_url_index");
    expect(plan).not.toMatch(/Seq Scan on translation/);
  }
});
