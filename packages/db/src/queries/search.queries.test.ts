import { expect, test } from "vitest";
import { setUpTestDatabase } from "../test-support/set-up-test-database.ts";
import { listLanguageNames, normalizeSearchText, searchEntries } from "./search.queries.ts";

const db = setUpTestDatabase();

const search = (text: string, languageId?: number) => searchEntries(db.pool, { text, languageId, limit: 20 });

test.each([
  ["thank you", "Thank you", "es", "the English, in every language"],
  ["THANK-YOU!", "Thank you", "es", "case and punctuation aside"],
  ["gracias", "Thank you", "es", "the native text"],
  ["Por favor", "Please", "es", "several words"],
  ["arigato", "Thank you", "ja", "the romanization, accents aside"],
  ["спасибо", "Thank you", "ru", "Cyrillic"],
  ["merci", "Thank you", "fr", "French"],
  ["شكرا", "Thank you", "ar", "Arabic without marks"],
  ["شُكْرًا", "Thank you", "ar", "Arabic with marks"],
  ["متشكرم", "Thank you", "fa", "Persian in Arabic letters"],
  ["谢谢", "Thank you", "zh", "two letters of a script without spaces"],
  ["ขอบคุณ", "Thank you", "th", "Thai"],
  ["danke", "Thank you", "de", "German"],
  ["no", "No", "es", "a whole word of two letters"],
  ["bathroom", "Where is the bathroom?", "es", "a word within"],
  ["thnak you", "Thank you", "es", "a typo"],
  ["graicas", "Thank you", "es", "letters swapped"],
  ["wher is the bathrom", "Where is the bathroom?", "es", "several typos"],
  ["kamsahamnida", "Thank you", "ko", "another romanization"],
  ["danke shon", "Thank you", "de", "a word that is right beside one that is not"],
  ["arigatou", "Thank you", "ja", "a long vowel written out"],
])("%s finds %s in %s: %s", async (text, english, code) => {
  const hits = await search(text);
  expect(hits[0]).toMatchObject({ english, languageCode: code });
});

test.each(["", "¿?!", "%", "_", "xyzzy", "qwertyuiop", "keyboard", "computer", "asdf", "hi", "ca va"])(
  "%j finds nothing rather than noise",
  async (text) => {
    expect(await search(text)).toEqual([]);
  },
);

test("ranks the same before beginnings, words within and similar texts", async () => {
  const hits = await search("gracias");
  expect(hits.slice(0, 3).map(({ nativeText }) => nativeText)).toEqual([
    "Gracias",
    "Bien, gracias",
    "Muchas gracias",
  ]);
  expect(hits.slice(3).every(({ languageCode }) => languageCode === "ca")).toBe(true);
});

test("among equals, popular phrases come first", async () => {
  const { rows } = await db.pool.query<{ english: string }>(
    "select english from phrase where english like 'Good%' order by place, id",
  );
  const spanish = (await listLanguageNames(db.pool)).find(({ code }) => code === "es");
  const hits = await search("good", spanish?.id);
  expect(hits.slice(0, rows.length).map(({ english }) => english)).toEqual(
    rows.map(({ english }) => english),
  );
});

test("keeps to a language, to the limit, and finds an entry once", async () => {
  const japanese = (await listLanguageNames(db.pool)).find(({ code }) => code === "ja");
  const hits = await search("thank you", japanese?.id);
  expect(new Set(hits.map(({ languageCode }) => languageCode))).toEqual(new Set(["ja"]));
  const many = await searchEntries(db.pool, { text: "taxi", limit: 7 });
  expect(many).toHaveLength(7);
  expect(new Set(many.map(({ id }) => id)).size).toBe(7);
});

test("a changed text is found at once", async () => {
  await db.pool.query("update translation set native_text = 'Flibbertigibbet' where native_text = 'Merci'");
  expect(await search("flibberti")).toMatchObject([{ english: "Thank you", languageCode: "fr" }]);
});

test.each([
  ["Où est la gare ?", "ou est la gare"],
  ["¿Cómo está?", "como esta"],
  ["Ich heiße Łódź", "ich heisse lodz"],
  ["İSTANBUL", "istanbul"],
  ["П’ять", "п ять"],
  ["شُكْراً", "شكرا"],
  ["می‌خواهم", "ميخواهم"],
  ["أهلاً ؟", "اهلا"],
  ["۱۲٣", "123"],
  ["שָׁלוֹם", "שלום"],
  ["Làm ơn", "lam on"],
  ["ﾃﾚﾋﾞ", "テレビ"],
  ["नमस्ते।", "नमस्ते"],
  ["don't  Sobh-e", "don t sobh e"],
  ["maʿa s-salāma", "maa s salama"],
])("search compares %s as %s", async (text, normal) => {
  expect(await normalizeSearchText(db.pool, text)).toBe(normal);
});

test("tells the names by which a query may mean a language", async () => {
  const names = await listLanguageNames(db.pool);
  expect(names).toHaveLength(40);
  const farsi = names.find(({ slug }) => slug === "farsi");
  expect(farsi).toMatchObject({ name: "Farsi (Persian)", code: "fa", script: "Arab", direction: "rtl" });
  expect(farsi?.names).toEqual(
    expect.arrayContaining(["farsi", "persian", "dari", "fa", "فارسي", "farsi persian"]),
  );
  const mandarin = names.find(({ slug }) => slug === "mandarin-chinese");
  expect(mandarin?.names).toEqual(expect.arrayContaining(["mandarin", "chinese", "zh", "中文"]));
});
