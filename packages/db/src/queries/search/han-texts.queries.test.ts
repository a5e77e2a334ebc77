import { expect, test } from "vitest";
import { withChangeSet } from "../../change-set.ts";
import { markForReview } from "../../mark-for-review.ts";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { readHanTexts } from "./han-texts.queries.ts";

const db = setUpTestDatabase();

test("the texts include those that visitors see of translations whose changes wait for a review", async () => {
  const charactersOf = async () =>
    (await readHanTexts(db.pool)).map(({ language, texts }) => [language, [...new Set(texts)].sort()]);
  const seeded = await charactersOf();
  expect(seeded.length).toBeGreaterThan(0);
  await db.pool.query("insert into setting (key, value) values ('reviews', '\"held\"')");
  const author = { personId: null, apiTokenId: null, name: "Edda" };
  await withChangeSet(db.orm, author, "edit", async (em) => {
    await em.execute(`update translation set native_text = '龘' from language
      where language.id = language_id and script in ('Hani', 'Hans', 'Hant')`);
    await markForReview(em);
  });
  expect(await charactersOf()).toEqual(seeded);
});
