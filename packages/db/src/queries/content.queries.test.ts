import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { phraseCount } from "../testing/starting-content.ts";
import { listCategories } from "./category.queries.ts";
import { findCommonPhrases, listPhrasesOfCategory } from "./common-phrases.queries.ts";
import { findLanguage, listEmergencyNumbers, listLanguages } from "./language.queries.ts";
import { InvalidCursorError } from "./pagination/cursor.ts";
import { findPhraseInAllLanguages, listPhrases } from "./phrase.queries.ts";
import { findPhraseDetail, listPhraseDetails } from "./phrase-detail.queries.ts";
import { readSettings } from "./setting.queries.ts";

const db = setUpTestDatabase();

test("lists languages and categories in the order of the site", async () => {
  const languages = await listLanguages(db.pool);
  expect(languages).toHaveLength(40);
  expect(languages.slice(0, 3).map(({ slug }) => slug)).toEqual(["spanish", "farsi", "arabic"]);
  expect(languages[1]).toMatchObject({
    name: "Farsi (Persian)",
    nativeName: "فارسی",
    code: "fa",
    script: "Arab",
    direction: "rtl",
    speakers: "89 million",
    version: 1,
  });
  const categories = await listCategories(db.pool);
  expect(categories.map(({ slug }) => slug).slice(0, 2)).toEqual(["greetings", "essentials"]);
});

test("finds a language by its slug, and none by an unknown slug", async () => {
  expect(await findLanguage(db.pool, "thai")).toMatchObject({ slug: "thai", nativeName: "ไทย" });
  expect(await findLanguage(db.pool, "klingon")).toBeNull();
});

test("lists every language with the emergency numbers that it has alone", async () => {
  const languages = await listEmergencyNumbers(db.pool);
  expect(languages.map(({ slug }) => slug)).toEqual((await listLanguages(db.pool)).map(({ slug }) => slug));
  for (const language of languages) expect(language).toEqual(await findLanguage(db.pool, language.slug));
});

test("lists the phrases of a category in a language, in the order of its list", async () => {
  const common = await findCommonPhrases(db.pool, "thai", { limit: 500 });
  const emergencies = common?.categories.find(({ slug }) => slug === "emergencies")?.phrases;
  expect(emergencies?.length).toBeGreaterThanOrEqual(9);
  expect(await listPhrasesOfCategory(db.pool, "thai", "emergencies")).toEqual(emergencies);
  expect(await listPhrasesOfCategory(db.pool, "thai", "klingon")).toEqual([]);
});

test("lists the English phrases in the order of the site", async () => {
  const phrases = await listPhrases(db.pool);
  expect(phrases).toHaveLength(phraseCount);
  expect(phrases[0]).toMatchObject({ slug: "hello", english: "Hello", version: 1 });
});

test.each(["good-morning", "thank-you", "help"])(
  "lists %s in all languages with the same details as in each one",
  async (slug) => {
    const languages = await listLanguages(db.pool);
    const details = await listPhraseDetails(db.pool, slug, languages);
    expect(details.map(({ language }) => language.slug)).toEqual(languages.map((language) => language.slug));
    for (const detail of details) {
      expect(detail).toEqual(await findPhraseDetail(db.pool, detail.language.slug, slug));
    }
  },
);

test("finds a phrase in a language with all its details", async () => {
  const detail = await findPhraseDetail(db.pool, "farsi", "good-morning");
  expect(detail).toMatchObject({
    phrase: { slug: "good-morning", english: "Good morning" },
    language: { slug: "farsi", nativeName: "فارسی", direction: "rtl", version: 1 },
    category: { slug: "greetings", name: "Greetings" },
    nativeText: "صبح بخیر",
    pronunciationGuide: "SOBH beh-KHAYR",
    culturalNotes: null,
    audioUrl: null,
    regionalVariations: [{ region: "Tajikistan", notes: "People say subh ba khayr." }],
    previous: { slug: "hello", english: "Hello" },
    next: { slug: "good-afternoon" },
    updatedAt: expect.any(Date),
  });
  expect(detail?.variants[0]).toEqual({
    label: "formal",
    register: "formal",
    nativeText: "صبح شما بخیر",
    romanization: "Sobh-e shomā bekheyr",
    pronunciationGuide: "SOB-heh shoh-MAH beh-KHAYR",
  });
  expect(detail?.related.map(({ slug }) => slug)).toEqual([
    "good-afternoon",
    "good-evening",
    "hello",
    "have-a-nice-day",
  ]);
  expect(detail?.related[2]).toMatchObject({
    english: "Hello",
    category: { slug: "greetings", name: "Greetings" },
    nativeText: "سلام",
    romanization: "Salām",
  });
  expect(detail?.otherLanguages).toHaveLength(39);
  expect(detail?.otherLanguages[0]).toMatchObject({ languageSlug: "spanish", nativeText: "Buenos días" });
});

test("lists only related and neighboring phrases that have a translation in the language", async () => {
  await db.pool.query(`delete from translation using language l, phrase p
    where l.id = language_id and p.id = phrase_id and l.slug = 'thai' and p.slug in ('hello', 'good-afternoon')`);
  const detail = await findPhraseDetail(db.pool, "thai", "good-morning");
  expect(detail).toMatchObject({ previous: null, next: { slug: "good-evening" } });
  expect(detail?.related.map(({ slug }) => slug)).toEqual(["good-evening", "have-a-nice-day"]);
  expect(await findPhraseDetail(db.pool, "thai", "hello")).toBeNull();
  expect((await findPhraseInAllLanguages(db.pool, "hello"))?.translations).toHaveLength(39);
});

test("finds a phrase in all languages, in their order", async () => {
  const found = await findPhraseInAllLanguages(db.pool, "thank-you");
  expect(found).toMatchObject({ phrase: { english: "Thank you" }, category: { slug: "essentials" } });
  expect(found?.translations).toHaveLength(40);
  expect(found?.translations[1]).toMatchObject({ languageSlug: "farsi", languageDirection: "rtl" });
  expect(await findPhraseInAllLanguages(db.pool, "farsi")).toBeNull();
});

test("lists all phrases of a language by category", async () => {
  const common = await findCommonPhrases(db.pool, "japanese", { limit: 500 });
  expect(common).toMatchObject({ count: phraseCount, next: null, previous: null });
  expect(common?.language).toMatchObject({ slug: "japanese", script: "Jpan" });
  expect(common?.language).not.toHaveProperty("categories");
  expect(common?.categories).toHaveLength(14);
  expect(common?.categories.flatMap(({ phrases }) => phrases)).toHaveLength(phraseCount);
  expect(common?.categories[0]).toMatchObject({ slug: "greetings", name: "Greetings" });
  expect(common?.categories[0]?.phrases[0]).toMatchObject({ slug: "hello", nativeText: "こんにちは" });
  expect(await findCommonPhrases(db.pool, "klingon", { limit: 500 })).toBeNull();
});

test("pages through the phrases of a language by category, forwards and backwards", async () => {
  const limit = Math.ceil(phraseCount / 3);
  const page = (place: object) => findCommonPhrases(db.pool, "japanese", { limit, ...place });
  const slugsOf = (found: Awaited<ReturnType<typeof page>>) =>
    found?.categories.flatMap(({ phrases }) => phrases.map(({ slug }) => slug)) ?? [];
  const whole = slugsOf(await page({ limit: 500 }));
  const first = await page({});
  const second = await page({ after: first?.next });
  const third = await page({ after: second?.next });
  expect([first, second, third].flatMap(slugsOf)).toEqual(whole);
  expect([first?.previous, third?.next, second?.count]).toEqual([null, null, phraseCount]);
  expect(slugsOf(await page({ before: third?.previous }))).toEqual(slugsOf(second));
  // A category that continues on the next page has its name there too.
  expect(second?.categories[0]?.slug).toBe(first?.categories.at(-1)?.slug);
  await expect(page({ after: "nowhere" })).rejects.toThrow(InvalidCursorError);
});

test("reads the settings that were stored", async () => {
  expect(await readSettings(db.pool)).toEqual({});
  await db.pool.query(`insert into setting (key, value) values ('name', '"Say"'), ('auto', 'true')`);
  expect(await readSettings(db.pool)).toEqual({ name: "Say", auto: true });
});
