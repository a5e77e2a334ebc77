import type { Variant } from "@saywhere/db/entities/translation.entity";
import { fuzzyMatch, fuzzyTerms } from "@saywhere/search/matching/fuzzy-match";
import { matchPrepared, type PreparedText, prepareText, rankOf } from "@saywhere/search/matching/match-text";
import { compactText, textTerms } from "@saywhere/search/matching/text-terms";
import type { SearchScope, SearchSource } from "@saywhere/search/search-source";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { beforeAll, describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { ContentCache } from "../../lib/content-cache.ts";
import { createDatabaseSearchSource } from "./database-search-source.ts";

const set = openServices();
const cache = new ContentCache();
const EVERYWHERE: SearchScope = { language: null, category: null };
const LIMIT = 300;

interface Texts {
  id: number;
  language: string;
  written: string[];
  normal: string[];
  compared: PreparedText[];
}

let source: SearchSource;
let all: Texts[];

beforeAll(async () => {
  cache.setListening(true);
  source = createDatabaseSearchSource(set.database.pool, cache);
  const { rows } = await set.database.pool.query<{
    id: number;
    language: string;
    native_text: string;
    romanization: string | null;
    variants: Variant[];
  }>(
    `select t.id, l.slug as language, native_text, romanization, variants
     from translation t join language l on l.id = t.language_id order by t.id`,
  );
  all = rows.map(({ id, language, native_text, romanization, variants }) => {
    const forms = variants.flatMap((variant) => [variant.nativeText, variant.romanization ?? ""]);
    const written = [native_text, romanization ?? "", ...forms].filter(Boolean);
    const normal = written.map(normalizeSearchText);
    return { id, language, written, normal, compared: normal.map(prepareText) };
  });
});

describe("search columns of the database", () => {
  test("normalizes all texts, and generates their terms, in the same way as the search code", async () => {
    const written = [...new Set(all.flatMap((texts) => texts.written))];
    const { rows } = await set.database.pool.query<{ text: string; normal: string; terms: string[] }>(
      `select text, search_normalize(text) as normal, search_terms(search_normalize(text), '') as terms
       from unnest($1::text[]) as text`,
      [
        [
          ...written,
          "",
          "?!",
          "a",
          "ж",
          "ab cd",
          "abc谢谢def",
          "mississippi book keeper",
          "ёлка йод",
          "mn".repeat(150),
        ],
      ],
    );
    expect(rows.length).toBeGreaterThan(9_000);
    for (const { text, normal, terms } of rows) {
      expect(normal).toBe(normalizeSearchText(text));
      expect(new Set(terms), text).toEqual(
        new Set([...textTerms(normal), ...fuzzyTerms(compactText(normal))]),
      );
    }
  });

  test("stores the terms of texts of any length", async () => {
    const { rows } = await set.database.pool.query<{ found: number }>(
      `select length(translation_terms(1, repeat('ab', 2000) || repeat(' word', 500), null, '[]')) as found`,
    );
    expect(rows[0]?.found).toBeGreaterThan(3);
  });
});

/** The expected matches of the source, from a scan of all texts. */
function matching(text: string, language?: string): { id: number; rank: number }[] {
  const query = prepareText(text);
  return all.flatMap((texts) => {
    if (language && texts.language !== language) return [];
    const ranks = texts.compared.flatMap((one) => {
      const match = matchPrepared(one, query);
      return match ? [rankOf(match.kind)] : [];
    });
    return ranks.length > 0 ? [{ id: texts.id, rank: Math.min(...ranks) }] : [];
  });
}

const asked = (limit: number, slugs: string[]) => slugs.map((slug) => ({ slug, limit }));

const find = async (text: string, scope: Partial<SearchScope> = {}, limit = LIMIT) =>
  (await source.findTexts([text], { ...EVERYWHERE, ...scope }, { limit, minKind: "contained" })).map(
    ({ entry }) => entry,
  );

describe("text search in the database", () => {
  test.each([
    ["as they are", (text: string) => text],
    ["from their beginning", (text: string) => text.slice(0, Math.max(3, text.length / 2))],
    ["without a letter", (text: string) => text.slice(0, 2) + text.slice(3)],
    ["with two letters swapped", (text: string) => text.replace(/(..)(.)(.)/u, "$1$3$2")],
    ["with words before and behind", (text: string) => `ok ${text} friend`],
    ["by their last words", (text: string) => text.split(" ").slice(-2).join(" ")],
  ])("finds all matching texts %s", async (_way, change) => {
    const changed = all
      .filter((_, index) => index % 997 === 0)
      .map(({ normal }) => change(normal.at(-1) ?? ""));
    for (const text of changed.map(normalizeSearchText).filter(Boolean)) {
      const wanted = matching(text);
      expect(wanted.length, text).toBeLessThan(LIMIT);
      const found = new Set((await find(text)).map(({ id }) => id));
      expect(
        wanted.filter(({ id }) => !found.has(id)),
        text,
      ).toEqual([]);
    }
  });

  test.each([
    ["a consonant missing", (text: string) => text.replace(/(..)[^aeiouyh ]/, "$1")],
    ["a consonant mistaken", (text: string) => text.replace(/(...)[^aeiouyh ]/, "$1x")],
    ["two letters swapped", (text: string) => text.replace(/(.)(.)$/, "$2$1")],
  ])("finds all texts that differ slightly, by %s", async (_way, change) => {
    for (const { normal } of all.filter((_, index) => index % 997 === 0)) {
      const nearly = change(normal.at(-1) ?? "");
      const query = prepareText(nearly);
      const wanted = all.filter((texts) => texts.compared.some((one) => fuzzyMatch(one, query)));
      const found = await source.findTexts([], EVERYWHERE, {
        limit: LIMIT,
        minKind: "same",
        fuzzy: [nearly],
      });
      const ids = new Set(found.map(({ entry }) => entry.id));
      expect(wanted.filter(({ id }) => !ids.has(id)).map((texts) => [nearly, texts.normal])).toEqual([]);
    }
  });

  test("returns the best matches first when there are more than requested", async () => {
    const wanted = matching("no").toSorted((one, other) => one.rank - other.rank);
    const same = wanted.filter(({ rank }) => rank === 0).length;
    expect(same).toBeGreaterThan(3);
    expect(wanted.length).toBeGreaterThan(same + 5);
    const rankById = new Map(wanted.map(({ id, rank }) => [id, rank]));
    const ranks = (await find("no", {}, same + 5)).map(({ id }) => rankById.get(id) ?? 9);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(ranks.filter((rank) => rank === 0)).toHaveLength(same);
  });

  test("returns the sufficiently good matches of each text when several are searched at once", async () => {
    const found = await source.findTexts(["danke", "moshi moshi"], EVERYWHERE, {
      limit: LIMIT,
      minKind: "prefix",
    });
    const wanted = ["danke", "moshi moshi"].flatMap((text) => matching(text).filter(({ rank }) => rank <= 1));
    expect(new Set(found.map(({ entry }) => entry.id))).toEqual(new Set(wanted.map(({ id }) => id)));
    expect(matching("danke").length).toBeGreaterThan(
      matching("danke").filter(({ rank }) => rank <= 1).length,
    );
  });

  test("finds only texts of a language or a category when it is given", async () => {
    const inSpanish = await find("no", { language: "spanish" });
    expect(inSpanish.length).toBe(matching("no", "spanish").length);
    expect(new Set(inSpanish.map(({ language }) => language.slug))).toEqual(new Set(["spanish"]));
    const inFood = await find("no", { category: "dining-food" });
    expect(new Set(inFood.map(({ category }) => category.slug))).toEqual(new Set(["dining-food"]));
    expect(await find("no", { language: "klingon" })).toEqual([]);
    expect(await find("no", { category: "weather-forecast" })).toEqual([]);
  });

  test("treats the operators of the index as words", async () => {
    for (const text of ["it's", "a\\b", "' | '", "a & !b", "x:*", "(", "'"])
      expect(await find(text)).toEqual([]);
  });

  test("returns texts with their variants, and finds a changed text immediately", async () => {
    const [hello] = await source.findTexts(["moshi moshi"], EVERYWHERE, {
      limit: 1,
      minKind: "contained",
    });
    expect(hello?.entry).toMatchObject({ phrase: { slug: "hello" }, language: { slug: "japanese" } });
    expect(hello?.variants).toEqual(expect.arrayContaining(["もしもし", "Moshi moshi", "どうも"]));
    await set.database.pool.query(
      "update translation set variants = jsonb_set(variants, '{0,nativeText}', '\"Flibbertigibbet\"') where id = $1",
      [hello?.entry.id],
    );
    expect(await find("flibbertigibbet")).toEqual([hello?.entry]);
  });
});

describe("entries from the database", () => {
  test("returns the entries of the first languages, with their total number", async () => {
    const { languages } = await source.vocabulary();
    const read = await source.readEntries(asked(3, ["thank-you", "hello", "no-such-phrase"]), EVERYWHERE);
    expect([...read.keys()]).toEqual(["thank-you", "hello"]);
    for (const { entries, total } of read.values()) {
      expect(entries.map(({ language }) => language.slug)).toEqual(
        languages.slice(0, 3).map(({ slug }) => slug),
      );
      expect(total).toBe(40);
    }
  });

  test("skips a language that lacks the phrase, and continues with the next language", async () => {
    const [first = "", second] = (await source.vocabulary()).languages.map(({ slug }) => slug);
    await set.database.pool.query(
      `delete from translation where language_id = (select id from language where slug = $1)
       and phrase_id = (select id from phrase where slug = 'goodbye')`,
      [first],
    );
    const goodbye = (await source.readEntries(asked(1, ["goodbye"]), EVERYWHERE)).get("goodbye");
    expect(goodbye).toMatchObject({ total: 39, entries: [{ language: { slug: second } }] });
    const scope = { ...EVERYWHERE, language: first };
    const there = await source.readEntries(asked(6, ["goodbye", "hello"]), scope);
    expect([...there].map(([slug, { entries, total }]) => [slug, entries.length, total])).toEqual([
      ["hello", 1, 1],
    ]);
  });

  test("returns only the entries of a given category", async () => {
    const read = await source.readEntries(asked(1, ["one", "hello"]), { ...EVERYWHERE, category: "numbers" });
    expect([...read.keys()]).toEqual(["one"]);
  });
});

test("reads the vocabulary once for all searches until the content changes", async () => {
  const named = () => createDatabaseSearchSource(set.database.pool, cache).vocabulary();
  const before = await named();
  expect(await named()).toBe(before);
  expect(before.phrases.slice(0, before.popular)).toHaveLength(16);
  expect(before.languages.find(({ slug }) => slug === "farsi")?.names).toContain("persian");
  await set.database.pool.query("update language set aliases = '{Tehrani}' where slug = 'farsi'");
  expect(await named()).toBe(before);
  cache.clear();
  const after = await named();
  expect(after.languages.find(({ slug }) => slug === "farsi")?.names).toContain("tehrani");
});
