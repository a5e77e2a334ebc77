import { expect, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { undoAfterEach } from "../../testing/undo-after-each.ts";
import { listPronunciations } from "./pronunciation.queries.ts";

const db = undoAfterEach(setUpTestDatabase());

test("pronunciations are the distinct guides of popular and related phrases, including variants", async () => {
  const texts = await listPronunciations(db);
  const inFrench = texts.filter(({ language }) => language === "french");
  expect(inFrench.find(({ phrase }) => phrase === "please")?.guides).toEqual([
    "seel voo pleh",
    "seel tuh pleh",
  ]);
  const { rows } = await db.query<{ slug: string }>(
    "select slug from phrase where popular_rank is not null order by popular_rank",
  );
  expect(inFrench.slice(0, rows.length).map(({ phrase }) => phrase)).toEqual(rows.map(({ slug }) => slug));
  expect(inFrench.map(({ phrase }) => phrase)).toContain("good-night");
  expect(inFrench.map(({ phrase }) => phrase)).not.toContain("seven");
  expect(new Set(texts.map(({ language }) => language)).size).toBe(40);
  for (const { guides } of texts) expect(new Set(guides).size).toBe(guides.length);
});

test("pronunciations skip translations without a guide", async () => {
  await db.query(
    `update translation set pronunciation_guide = null, variants = '[]'
     where language_id = (select id from language where slug = 'swedish')
       and phrase_id = (select id from phrase where slug = 'cheers')`,
  );
  const texts = await listPronunciations(db);
  const cheers = texts.filter(({ phrase }) => phrase === "cheers").map(({ language }) => language);
  expect(cheers).toContain("danish");
  expect(cheers).not.toContain("swedish");
});
