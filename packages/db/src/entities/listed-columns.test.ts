/** Views and triggers that list their columns have each column that they should. */
import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";

const db = setUpTestDatabase();

/** Columns of `translation` that the view takes as they are, or leaves out, because they are no text that visitors see. */
const HARMLESS = [
  "id",
  "language_id",
  "phrase_id",
  "version",
  "created_at",
  "updated_at",
  "needs_review",
  "reviewed",
  "accepted_warnings",
];

/** Columns that never change, or whose change makes no new version: secrets, and when someone was last there. */
const NO_VERSION: Record<string, string[]> = {
  person: ["id", "version", "created_at", "updated_at", "password_hash", "last_seen_at"],
  api_token: [
    "id",
    "version",
    "created_at",
    "updated_at",
    "last_used_at",
    "created_by_id",
    "token_hash",
    "prefix",
    "suffix",
    "read_only",
    "language_id",
  ],
};

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

test("published_translation shows every text of a translation as it was last reviewed", async () => {
  const { rows } = await db.pool.query<{ definition: string }>(
    "select pg_get_viewdef('published_translation'::regclass) as definition",
  );
  const shown = [...(rows[0]?.definition ?? "").matchAll(/holds_reviews\(\).*?END AS (\w+)/gs)].map(
    ([, name = ""]) => name,
  );
  const columns = await columnsOf("translation");
  expect(shown.toSorted()).toEqual(columns.filter((name) => !HARMLESS.includes(name)).toSorted());
});

test.each(Object.keys(NO_VERSION))(
  "a change of a column of %s that is not listed here is a new version, which the history needs",
  async (table) => {
    const { rows } = await db.pool.query<{ name: string }>(
      `select attname as name from pg_trigger
      join pg_attribute on attrelid = tgrelid and attnum = any (tgattr::int2[])
      where tgrelid = $1::regclass and tgname = $1 || '_count_change'`,
      [table],
    );
    const counted = rows.map(({ name }) => name);
    const columns = await columnsOf(table);
    expect(counted.toSorted()).toEqual(
      columns.filter((name) => !NO_VERSION[table]?.includes(name)).toSorted(),
    );
  },
);
