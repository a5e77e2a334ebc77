import { describe, expect, test, vi } from "vitest";
import { findHits, type SearchRequest, search } from "./search.ts";
import { createMemorySource } from "./testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "./testing/small-guide.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);
const ask = (query: string, more: Partial<SearchRequest> = {}) => search(source, { query, ...more });

/** Formats the first hits as `phrase · language`. */
const first = async (query: string, count = 1, more: Partial<SearchRequest> = {}) =>
  (await ask(query, more)).hits
    .slice(0, count)
    .map(({ phrase, language }) => `${phrase.slug} · ${language.slug}`);

describe("the query", () => {
  test("the query stays within its length limit where a ligature expands to a whole sentence", async () => {
    expect((await ask("ﷺ".repeat(200))).hits).toEqual([]);
  });

  test("search leaves out emoji", async () => {
    for (const query of ["gracias🙏🏽", "🇪🇸gracias", "gracias 🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
      expect(await first(query)).toEqual(["thank-you · spanish"]);
    expect(await first("good 🤞luck")).toEqual(["good-luck · spanish"]);
    expect(await first("1️⃣")).toEqual(["one · spanish"]);
  });

  test.each([
    ["thank you in japanese", "thank-you", "japanese", "thank you"],
    ["japanese thank you", "thank-you", "japanese", "thank you"],
    ["Thank you, auf Deutsch", "thank-you", "german", "Thank you"],
    ["how do you say good night in Arabic?", "good-night", "arabic", "good night"],
    ["what is the german word for hello", "hello", "german", "hello"],
    ["hello español", "hello", "spanish", "hello"],
    ["hello in ja", "hello", "japanese", "hello"],
    ["hello es", "hello", "spanish", "hello"],
    ["hello in japenese", "hello", "japanese", "hello"],
    ["japenese hello", "hello", "japanese", "hello"],
    ["gracias in spanish", "thank-you", "spanish", "gracias"],
    ["hello in ger", "hello", "german", "hello"],
    ["hello in ara", "hello", "arabic", "hello"],
    ["how do you say hello to a stranger in german", "hello", "german", "hello"],
    ["hello in jermen", "hello", "german", "hello"],
  ])("search splits %s into the phrase %s and the language %s", async (query, phrase, language, text) => {
    const result = await ask(query);
    expect(result.hits[0]).toMatchObject({ phrase: { slug: phrase }, language: { slug: language } });
    expect(result).toMatchObject({
      text,
      language: { slug: language },
      named: { language: true, category: false },
    });
    expect(new Set(result.hits.map((hit) => hit.language.slug))).toEqual(new Set([language]));
  });

  test.each([
    ["do you speak german", "do-you-speak-german"],
    ["no", "no"],
  ])("the query %s names no language", async (query, phrase) => {
    const { hits, language } = await ask(query);
    expect(hits[0]?.phrase.slug).toBe(phrase);
    expect(language).toBeNull();
  });

  test("a query that is only a language lists the common phrases in it", async () => {
    const { text, language, hits } = await ask("japanese phrases");
    expect([text, language?.slug]).toEqual(["", "japanese"]);
    expect(hits.map(({ phrase, match }) => [phrase.slug, match])).toEqual([
      ["hello", null],
      ["thank-you", null],
    ]);
  });

  test.each([
    ["numbers", null],
    ["counting in german", "german"],
    ["number phrases in german", "german"],
    ["german nubmers", "german"],
  ])("the query %s lists the phrases of the category", async (query, language) => {
    const result = await ask(query);
    expect(result).toMatchObject({ text: "", category: { slug: "numbers" }, named: { category: true } });
    expect(result.language?.slug ?? null).toBe(language);
    expect(result.groups.map(({ phrase }) => phrase.slug)).toEqual(["one", "two"]);
  });

  test("filters take precedence over names in the query", async () => {
    const result = await ask("thank you in japanese", { language: "german" });
    expect(result.hits[0]).toMatchObject({ native_text: "Danke" });
    expect(result).toMatchObject({
      text: "thank you",
      language: { slug: "german" },
      named: { language: false },
    });
    expect(await first("hello", 1, { category: "numbers" })).toEqual([]);
    expect(await first("", 2, { category: "numbers", language: "german" })).toEqual([
      "one · german",
      "two · german",
    ]);
  });

  test("with everywhere set, a name in the query does not narrow the search", async () => {
    const result = await ask("thank you in japanese", { everywhere: true });
    expect(result).toMatchObject({ language: null, named: { language: false } });
    expect(result.groups[0]).toMatchObject({ phrase: { slug: "thank-you" }, total: 4 });
  });
});

test("reads two short words as a language code with a region only where they match no text", async () => {
  const [one, ...others] = SMALL_TRANSLATIONS;
  const saying = one ? [{ ...one, variants: ["¿De ve?"] }] : [];
  const guide = createMemorySource(SMALL_VOCABULARY, [...saying, ...others]);
  const text = await search(guide, { query: "de ve" });
  expect(text).toMatchObject({ language: null, hits: [{ match: { field: "variant", text: "¿De ve?" } }] });
  expect((await search(guide, { query: "de at" })).language?.slug).toBe("german");
});

describe("search results", () => {
  test.each([
    ["hi", "hello · spanish"],
    ["restroom", "where-is-the-bathroom · spanish"],
    ["wher is the toilet", "where-is-the-bathroom · spanish"],
    ["bathrooms", "where-is-the-bathroom · spanish"],
    ["bath", "where-is-the-bathroom · spanish"],
    ["goodnight", "good-night · spanish"],
    ["check please", "the-bill-please · spanish"],
    ["danke", "thank-you · german"],
    ["vielen dank", "thank-you · german"],
    ["arigato", "thank-you · japanese"],
    ["شكرا", "thank-you · arabic"],
    ["ありがとう", "thank-you · japanese"],
    ["shoukran", "thank-you · arabic"],
    ["marchaban", "hello · arabic"],
    ["graias", "thank-you · spanish"],
    ["onnichiwa", "hello · japanese"],
    ["konnisiva", "hello · japanese"],
    ["o kaiei onegai shimasu", "the-bill-please · japanese"],
    ["gud night", "good-night · spanish"],
    ["アリガトウ", "thank-you · japanese"],
    ["こんにちわ", "hello · japanese"],
  ])("the query %s finds %s", async (query, hit) => expect(await first(query)).toEqual([hit]));

  test.each(["zzzz", "qwrtp", "asdf jkl", "asdf qwer", "", "???", "quick brown toilet seat", "a"])(
    "the query %j finds nothing",
    async (query) => {
      expect(await ask(query)).toMatchObject({ hits: [], groups: [], did_you_mean: null });
    },
  );

  test("ranks an exact match before a prefix match, and a prefix match before a match of words", async () => {
    expect(await first("gracias", 2)).toEqual(["thank-you · spanish", "im-fine · spanish"]);
    expect((await ask("thank you")).groups.map(({ phrase }) => phrase.slug)).toEqual([
      "thank-you",
      "im-fine",
    ]);
  });

  test("ranks an English phrase before the same text of another language and returns both", async () => {
    const { groups } = await ask("no");
    expect(groups[0]).toMatchObject({ match: { field: "english" }, total: 4 });
    expect(groups[0]?.hits).toHaveLength(4);
  });

  test("alternates between phrases that match equally well", async () => {
    expect(await first("good", 4)).toEqual([
      "good-night · spanish",
      "good-luck · spanish",
      "good-night · german",
      "good-luck · german",
    ]);
  });

  test("each hit has the match that explains it", async () => {
    const match = async (query: string) => (await ask(query)).hits[0]?.match;
    expect(await match("bathroom")).toEqual({
      field: "english",
      text: "Where is the bathroom?",
      parts: [{ start: 13, end: 21 }],
    });
    expect(await match("loo")).toEqual({ field: "english", text: "Where is the bathroom?", parts: [] });
    expect(await match("arigato")).toMatchObject({ field: "romanization", text: "Arigatō" });
    expect(await match("vielen dank")).toMatchObject({ field: "variant", text: "Vielen Dank" });
  });

  test("groups translations by phrase, each with its own reason", async () => {
    const [, group] = (await ask("gracias")).groups;
    expect(group).toMatchObject({
      phrase: { slug: "im-fine" },
      match: null,
      hits: [
        { language: { slug: "spanish" }, match: { text: "Bien, gracias", parts: [{ start: 6, end: 13 }] } },
      ],
      total: 1,
    });
    const [mixed] = (await ask("hallo")).groups;
    expect(mixed).toMatchObject({ match: { field: "english" }, total: 4 });
    expect(mixed?.hits.map((hit) => hit.match?.field)).toEqual([
      "native_text",
      "english",
      "english",
      "english",
    ]);
  });
});

describe("typos", () => {
  test.each([
    ["thnak you", "thank you"],
    ["thnak you in german", "thank you"],
    ["bathrom", "bathroom"],
    ["helo", "hello"],
    ["I'm fine, thnak you", "i'm fine thank you"],
    ["thank you", null],
    ["danke", null],
  ])("search corrects the query %s to %s", async (query, corrected) =>
    expect((await ask(query)).corrected).toBe(corrected),
  );

  test.each([
    ["thank you in klingon", "thank you"],
    ["hello xyzzy", "hello"],
    ["batroomes in german", "bathroom in German"],
  ])("search suggests for the query %s the text %s", async (query, meant) => {
    const { groups, did_you_mean } = await ask(query);
    expect([groups.length === 0 ? did_you_mean : "found", (await ask(meant)).groups.length > 0]).toEqual([
      meant,
      true,
    ]);
  });
});

test("findHits returns the same hits as search", async () => {
  expect(await findHits(source, { query: "gracias" })).toEqual((await ask("gracias")).hits);
});

test("search requests translations only where phrases leave room in the list", async () => {
  const findTexts = vi.fn(source.findTexts);
  await search({ ...source, findTexts }, { query: "where is the bathroom" });
  expect(findTexts).not.toHaveBeenCalled();
  await search({ ...source, findTexts }, { query: "danke" });
  expect(findTexts).toHaveBeenCalledWith(
    ["danke"],
    { language: null, category: null },
    { limit: expect.any(Number), maxGuesses: expect.any(Number), minKind: "contained" },
  );
});

test("search requests all other spellings of a text in one call", async () => {
  const findTexts = vi.fn(source.findTexts);
  await search({ ...source, findTexts }, { query: "gamsahamnidaxyz", everywhere: true });
  expect(findTexts).toHaveBeenCalledTimes(2);
  expect(findTexts.mock.lastCall?.[0].length).toBeGreaterThan(3);
});
