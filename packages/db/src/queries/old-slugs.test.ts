import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { findCommonPhrases } from "./common-phrases.queries.ts";
import { listExportLanguages, readLongestLists } from "./import-export.queries.ts";
import { findLanguage } from "./language.queries.ts";
import { findPhraseInAllLanguages } from "./phrase.queries.ts";
import { findPhraseDetail } from "./phrase-detail.queries.ts";
import { listEntries, listPopularEntries } from "./phrase-entry.queries.ts";
import { findCurrentSlug } from "./slug-redirect.queries.ts";

const db = setUpTestDatabase();

test("every read accepts former slugs", async () => {
  await db.pool.query(`
    update language set slug = 'persian' where slug = 'farsi';
    update language set slug = 'parsi' where slug = 'persian';
    update phrase set slug = 'hi' where slug = 'hello';
    update category set slug = 'hellos' where slug = 'greetings'`);
  for (const slug of ["parsi", "persian", "farsi"]) {
    expect(await findLanguage(db.pool, slug)).toMatchObject({ slug: "parsi", code: "fa" });
    expect(await findPhraseDetail(db.pool, slug, "hello")).toMatchObject({
      language: { slug: "parsi" },
      phrase: { slug: "hi" },
    });
  }
  expect((await findCommonPhrases(db.pool, "farsi", { limit: 1 }))?.language.slug).toBe("parsi");
  expect(await listPopularEntries(db.pool, "farsi")).toHaveLength(16);
  expect((await findPhraseInAllLanguages(db.pool, "hello"))?.phrase.slug).toBe("hi");
  expect(await listEntries(db.pool, { language: "farsi", category: "greetings" })).toHaveLength(12);
  expect(await listExportLanguages(db.pool, "farsi")).toEqual([2]);
  expect(await readLongestLists(db.pool, { language: "farsi" })).toEqual(
    await readLongestLists(db.pool, { language: "parsi" }),
  );
  expect(await findCurrentSlug(db.pool, "language", "persian")).toBe("parsi");
  expect(await findCurrentSlug(db.pool, "category", "greetings")).toBe("hellos");
  expect(await findCurrentSlug(db.pool, "category", "persian")).toBeNull();
});

test("a former slug that is in use again leads to the record that has it now", async () => {
  await db.pool.query(`
    update language set slug = 'deutsch' where slug = 'german';
    update language set slug = 'german' where slug = 'dutch'`);
  expect(await findLanguage(db.pool, "german")).toMatchObject({ code: "nl" });
  expect(await findLanguage(db.pool, "dutch")).toMatchObject({ code: "nl" });
  expect(await findLanguage(db.pool, "deutsch")).toMatchObject({ code: "de" });
});

test("deleting a record deletes its slug redirects", async () => {
  await db.pool.query(
    "update language set slug = 'suomi' where slug = 'finnish'; delete from language where slug = 'suomi'",
  );
  expect(await findLanguage(db.pool, "finnish")).toBeNull();
  const { rowCount } = await db.pool.query("select from slug_redirect where slug = 'finnish'");
  expect(rowCount).toBe(0);
});
