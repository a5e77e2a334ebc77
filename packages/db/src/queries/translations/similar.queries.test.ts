import { beforeAll, expect, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { listSimilarTranslations } from "./similar.queries.ts";

const db = setUpTestDatabase();
const ids: Record<string, number> = {};
beforeAll(async () => {
  const { rows } = await db.pool.query<{ slug: string; id: number }>(
    "select slug, id from phrase union all select slug, id from language",
  );
  for (const { slug, id } of rows) ids[slug] = id;
});
const list = (phrase: string, nativeText = "", language = "greek") =>
  listSimilarTranslations(db.pool, {
    languageId: ids[language] as number,
    phraseId: ids[phrase] ?? 0,
    nativeText,
    limit: 5,
  });

test("lists the translations of phrases that share words with the English, the most similar first", async () => {
  const found = await list("thank-you");
  expect(found.map(({ english }) => english)).toEqual([
    "No, thank you",
    "I'm fine, thank you",
    "Thank you very much",
  ]);
  expect(found[0]).toMatchObject({ native_text: "Όχι, ευχαριστώ", romanization: expect.any(String) });
  const likeness = found.map((one) => one.likeness);
  expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
  expect(Math.max(...likeness)).toBeLessThan(1);
});

test("lists the translations that share words with the text so far, in the same language alone, at most five", async () => {
  const found = await list("good-morning", "Καλή");
  expect(found).toHaveLength(5);
  expect(found.map(({ english }) => english)).toContain("Enjoy your meal");
  const german = await list("good-morning", "Καλή", "german");
  expect(german.every(({ native_text }) => /^\p{Script=Latin}/u.test(native_text))).toBe(true);
});

test("finds nothing for a phrase that does not exist", async () => {
  expect(await list("no-such-phrase")).toEqual([]);
});
