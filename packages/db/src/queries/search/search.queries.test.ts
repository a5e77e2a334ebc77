import { expect, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { undoAfterEach } from "../../testing/undo-after-each.ts";
import {
  findTranslationsByTerms,
  listLanguageNames,
  readEntriesOfPhrases,
  type TermConditions,
} from "./search.queries.ts";

const db = undoAfterEach(setUpTestDatabase());

const NOTHING: TermConditions = { same: [], prefix: [], words: [], similar: [], contained: [] };
type Limits = Parameters<typeof findTranslationsByTerms>[2];
const EVERYWHERE: Limits = { phraseIds: null, limit: 20 };

/** A condition of a term in every share of the languages. */
const inAnyShare = (term: string) =>
  Array.from(
    "abcdefghijklmnop",
    (share) => `'${share}${term.replace(/:\*$/, "")}'${term.endsWith(":*") ? ":*" : ""}`,
  ).join(" | ");

const find = (conditions: Partial<TermConditions>, options: Partial<Limits> = {}) =>
  findTranslationsByTerms(db, { ...NOTHING, ...conditions }, { ...EVERYWHERE, ...options });

test.each([
  ["^gracias", "Thank you", "es", "a whole text"],
  ["^porfa:*", "Please", "es", "the beginning of one"],
  ["^arigatogozaimasu", "Thank you", "ja", "a romanization, accents aside"],
  ["^متشكرم", "Thank you", "fa", "Persian in Arabic letters"],
  ["^moshimoshi", "Hello", "ja", "another form"],
  ["谢谢", "Thank you", "zh", "two letters of a script without spaces"],
  ["~krks", "Thank you", "es", "the skeleton of a word"],
  ["=tnk", "Thank you", "de", "the skeleton of a text"],
  ["-tk", "Thank you", "de", "what is left of that without a letter"],
])("%s finds %s in %s: %s", async (term, english, code) => {
  const hits = await find({ same: [inAnyShare(term)] }, { limit: 200 });
  const { rows } = await db.query<{ id: number }>(
    `select t.id from translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id
     where p.english = $1 and l.code = $2`,
    [english, code],
  );
  expect(hits.map(({ id }) => id)).toContain(rows[0]?.id);
});

test("returns better matches first, each once, with normalized texts", async () => {
  const hits = await find({ same: [inAnyShare("^gracias")], words: [inAnyShare("gracias")] });
  expect(hits[0]).toMatchObject({ nativeText: "Gracias", searchNative: "gracias", searchRomanization: null });
  expect(hits.length).toBeGreaterThan(1);
  expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
});

test("respects the limit, and the given phrases and language", async () => {
  expect(await find({ words: [inAnyShare("taxi")] }, { limit: 7 })).toHaveLength(7);
  const { rows } = await db.query<{ phrase: number; language: number }>(
    `select (select id from phrase where slug = 'hello') as phrase,
       (select id from language where slug = 'japanese') as language`,
  );
  const { phrase = 0, language = 0 } = rows[0] ?? {};
  const hits = await findTranslationsByTerms(
    db,
    { ...NOTHING, prefix: [`(${inAnyShare("^m:*")}) & '@${language}'`] },
    { phraseIds: [phrase], limit: 20 },
  );
  expect(hits.map(({ nativeText }) => nativeText)).toEqual(["こんにちは"]);
});

test("returns fewer where the limit is reached, the better ones first", async () => {
  const both = { same: [inAnyShare("^gracias")], similar: [inAnyShare("taxi")] };
  const all = await find(both, { limit: 200 });
  expect(all.length).toBeGreaterThan(10);
  expect(await find(both, { limit: all.length + 1, reducedLimit: 5 })).toEqual(all);
  const few = await find(both, { limit: 10, reducedLimit: 5 });
  expect(few).toHaveLength(5);
  expect(few[0]).toEqual(all[0]);
});

test("counts the languages that a phrase is published in, whether reviews are held or not", async () => {
  const { rows } = await db.query<{ phrase: number; languages: number[] }>(
    `select (select id from phrase where slug = 'hello') as phrase,
       array(select id from language order by position, id) as languages`,
  );
  const { phrase = 0, languages = [] } = rows[0] ?? {};
  const read = async (languageIds: number[]) => {
    const areAllLanguages = languageIds.length === languages.length;
    const phrases = [{ id: phrase, limit: 3 }];
    const entries = await readEntriesOfPhrases(db, { phrases, languageIds, areAllLanguages });
    return entries.map(({ languageId, total }) => ({ languageId, total }));
  };
  const counted = (total: number, ...languageIds: (number | undefined)[]) =>
    languageIds.map((languageId) => ({ languageId, total }));
  const [first, second, third, fourth] = languages;
  // One translation that has never been reviewed, and one that was changed after its review.
  await db.query("delete from translation where phrase_id = $1 and language_id = $2", [phrase, first]);
  await db.query(
    `insert into translation (phrase_id, language_id, native_text, needs_review) values ($1, $2, 'New', true)`,
    [phrase, first],
  );
  await db.query(
    "update translation set native_text = 'Changed', needs_review = true where phrase_id = $1 and language_id = $2",
    [phrase, second],
  );
  expect(await read(languages)).toEqual(counted(40, first, second, third));
  await db.query("insert into setting (key, value) values ('reviews', '\"held\"')");
  expect(await read(languages)).toEqual(counted(39, second, third, fourth));
  expect(await read(languages.slice(0, 2))).toEqual(counted(1, second));
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
])("normalizes %s to %s", async (text, normal) => {
  const { rows } = await db.query<{ text: string }>("select search_normalize($1) as text", [text]);
  expect(rows[0]?.text).toBe(normal);
});

test("lists the names by which a query may mention a language", async () => {
  const names = await listLanguageNames(db);
  expect(names).toHaveLength(40);
  const farsi = names.find(({ slug }) => slug === "farsi");
  expect(farsi).toMatchObject({ name: "Farsi (Persian)", code: "fa", script: "Arab", direction: "rtl" });
  expect(farsi?.names).toEqual(
    expect.arrayContaining(["farsi", "persian", "dari", "fa", "فارسي", "farsi persian"]),
  );
  const mandarin = names.find(({ slug }) => slug === "mandarin-chinese");
  expect(mandarin?.names).toEqual(expect.arrayContaining(["mandarin", "chinese", "zh", "中文"]));
});
