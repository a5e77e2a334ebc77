import { expect, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { undoAfterEach } from "../../testing/undo-after-each.ts";
import { listLanguages } from "../language.queries.ts";
import { listEntries, listPopularEntries } from "../phrase-entry.queries.ts";
import {
  listEntriesOfPhrase,
  listOldSlugs,
  listPhraseTexts,
  listSlugs,
  listTranslationTexts,
} from "./static-export.queries.ts";

const db = undoAfterEach(setUpTestDatabase());

test("lists phrases in the order of the entries, with their numbers of languages", async () => {
  const phrases = await listPhraseTexts(db);
  const listed = Map.groupBy(await listEntries(db), ({ phraseSlug }) => phraseSlug);
  expect(phrases.map(({ slug, languages }) => [slug, languages])).toEqual(
    [...listed].map(([slug, entries]) => [slug, entries.length]),
  );
  const popular = (await listPopularEntries(db, "farsi"))?.map(({ phraseSlug }) => phraseSlug) ?? [];
  expect(popular.length).toBeGreaterThan(10);
  expect(phrases.filter(({ isPopular }) => isPopular).map(({ slug }) => slug)).toEqual(popular);
  expect(phrases.slice(0, popular.length).every(({ isPopular }) => isPopular)).toBe(true);
});

test("lists the entries of a phrase in the order of all entries", async () => {
  const listed = (await listEntries(db)).filter(({ phraseSlug }) => phraseSlug === "thank-you");
  expect(listed.length).toBeGreaterThan(30);
  expect(await listEntriesOfPhrase(db, "thank-you")).toEqual(listed);
});

test("lists the texts of a language with those of the variants", async () => {
  const texts = await listTranslationTexts(db, "farsi");
  const entries = await listEntries(db, { language: "farsi" });
  expect(new Set(texts.map(({ id }) => id))).toEqual(new Set(entries.map(({ id }) => id)));
  const phraseIds = texts.map(({ phraseId }) => phraseId);
  expect(phraseIds).toEqual(phraseIds.toSorted((a, b) => a - b));
  const hello = entries.find(({ phraseSlug }) => phraseSlug === "hello");
  expect(texts.find(({ id }) => id === hello?.id)).toEqual({
    id: hello?.id,
    phraseId: expect.any(Number),
    native: hello?.nativeText,
    romanization: hello?.romanization,
    variants: [{ native: "سلام علیکم", romanization: "Salām aleykom" }],
  });
});

test("lists the slugs of languages with those of their phrases, in order", async () => {
  await db.query(`delete from translation where language_id = (select id from language where slug = 'thai')`);
  const slugs = await listSlugs(db);
  expect(slugs.map(({ slug }) => slug)).toEqual((await listLanguages(db)).map(({ slug }) => slug));
  const listed = await listEntries(db, { language: "farsi" });
  const farsi = slugs.find(({ slug }) => slug === "farsi");
  expect(farsi?.phraseSlugs).toEqual(listed.map(({ phraseSlug }) => phraseSlug));
  expect(slugs.find(({ slug }) => slug === "thai")?.phraseSlugs).toEqual([]);
});

test("former slugs lead to the current slug, except those that are in use again", async () => {
  await db.query(`
    update language set slug = 'persian' where slug = 'farsi';
    update language set slug = 'parsi' where slug = 'persian';
    update phrase set slug = 'hi' where slug = 'hello';
    update category set slug = 'hellos' where slug = 'greetings';
    update language set slug = 'deutsch' where slug = 'german';
    update language set slug = 'german' where slug = 'dutch'`);
  expect(await listOldSlugs(db)).toEqual([
    { kind: "category", slug: "greetings", current: "hellos" },
    { kind: "language", slug: "dutch", current: "german" },
    { kind: "language", slug: "farsi", current: "parsi" },
    { kind: "language", slug: "persian", current: "parsi" },
    { kind: "phrase", slug: "hello", current: "hi" },
  ]);
});
