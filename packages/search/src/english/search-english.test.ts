import { describe, expect, test } from "vitest";
import { highlightRanges } from "../matching/highlight.ts";
import { englishVocabulary } from "../testing/english-guide.ts";
import { createEnglishIndex } from "./english-index.ts";
import { searchEnglish } from "./search-english.ts";

const { phrases, ...vocabulary } = englishVocabulary(
  [
    "Do you have cold water?|food",
    "Thank you|essentials",
    "Cold water|food",
    "Where is the train station?|travel",
    "A train ticket, please|travel",
    "Where is the bathroom?|travel",
    "Good night|essentials",
    "Good luck|essentials",
    "Call an ambulance|health",
    "I have a headache|health",
    "Can I pay by card?|food",
    "It is cold|essentials",
    "Who are you?|essentials",
  ],
  {
    popular: 2,
    synonyms: [
      ["bathroom", "toilet"],
      ["cheers", "thank you"],
    ],
  },
);
const index = createEnglishIndex({ phrases, ...vocabulary });

/** Formats each match as its kind, its cost and its text with the matched ranges in brackets. */
const found = (text: string, category: string | null = null): string[] =>
  searchEnglish(index, text, category).matches.map(({ phrase, kind, cost, ranges }) => {
    const english = phrases[phrase]?.english ?? "";
    const marked = highlightRanges(english, ranges).reduceRight(
      (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
      english,
    );
    return `${kind} ${Number(cost.toFixed(2))} ${marked}`;
  });

describe("a text without typos", () => {
  test.each<[string, string[]]>([
    ["cold water", ["same 0 [Cold water]", "words 0 Do you have [cold water]?"]],
    ["cold", ["prefix 0 [Cold] water", "words 0 Do you have [cold] water?", "words 0 It is [cold]"]],
    ["col", ["prefix 0 [Col]d water", "words 0.4 Do you have [col]d water?", "words 0.4 It is [col]d"]],
    ["co", []],
    ["can", ["prefix 0 [Can] I pay by card?"]],
    ["good", ["prefix 0 [Good] night", "prefix 0 [Good] luck"]],
    ["trainstation", ["words 0 Where is the [train station]?"]],
    ["bath room", ["words 0.1 Where is the [bathroom]?"]],
    ["card pay", ["words 0 Can I [pay] by [card]?"]],
    ["is the", ["words 0 Where [is the] train station?", "words 0 Where [is the] bathroom?"]],
    ["who", ["prefix 0 [Who] are you?"]],
    ["an", ["words 0 Call [an] ambulance"]],
    ["a", []],
    ["i", []],
    ["", []],
  ])("searchEnglish finds %s by its words, popular phrases first", (text, matches) => {
    expect(found(text)).toEqual(matches);
  });

  test.each<[string, string[]]>([
    ["toilet", ["words 0.3 Where is the bathroom?"]],
    ["where is the toilet", ["words 0.3 [Where is the] bathroom?"]],
    ["cheers", ["same 0.5 Thank you"]],
    ["please cheers", ["similar 0.5 Thank you"]],
    ["toil", ["words 0.4 Where is the bathroom?"]],
  ])("searchEnglish finds %s by a synonym", (text, matches) => {
    expect(found(text)).toEqual(matches);
  });

  test.each<[string, string[]]>([
    ["is there a bathroom near here", ["contained 4 Where [is] the [bathroom]?"]],
    ["my daughter has a headache", ["contained 3 I have [a headache]"]],
  ])(
    "searchEnglish finds the telling words of %s, and not those for the person and the place",
    (text, matches) => {
      expect(found(text)).toEqual(matches);
    },
  );

  test.each<[string, string[]]>([
    ["ticket to a train", ["similar 0.2 [A train ticket], please"]],
    ["is it cold", ["words 0 [It is cold]", "similar 2 Do you have [cold] water?", "similar 2 [Cold] water"]],
    ["who is it", ["similar 2 [Who] are you?"]],
    ["where is it", ["similar 1 [Where is] the bathroom?", "similar 1 [Where is] the train station?"]],
    ["airport train", []],
    ["where is the doctor", []],
  ])(
    "searchEnglish allows %s to have additional low-weight words, but no other additional words",
    (text, matches) => {
      expect(found(text)).toEqual(matches);
    },
  );

  test("a text without typos has no correction", () => {
    expect(
      ["cold water", "ticket to a train", "airport train"].map(
        (text) => searchEnglish(index, text, null).corrected,
      ),
    ).toEqual([null, null, null]);
  });

  test("a text without typos is searched in a category", () => {
    expect(found("cold", "food")).toEqual(["prefix 0 [Cold] water", "words 0 Do you have [cold] water?"]);
    expect(found("cold", "essentials")).toEqual(["words 0 It is [cold]"]);
    expect(found("cold", "travel")).toEqual([]);
    expect(found("coold", "essentials")).toEqual(["similar 0.7 It is [cold]"]);
  });
});

describe("a text with typos", () => {
  test.each<[string, string | null, string[]]>([
    ["thnak you", "thank you", ["similar 0.5 [Thank you]"]],
    ["do thank you", "thank you", ["similar 1 [Thank you]"]],
    ["goodnihgt", "good night", ["similar 0.5 [Good night]"]],
    [
      "where is the tranistation",
      "where is the train station",
      ["similar 0.5 [Where is the train station]?"],
    ],
    ["wher is the bathrom", "where is the bathroom", ["similar 1 [Where is the bathroom]?"]],
    ["tenk you", "thank you", ["similar 1 [Thank you]"]],
    ["gud luk", "good luck", ["similar 1 [Good luck]"]],
    [
      "coold",
      "cold",
      ["similar 0.6 [Cold] water", "similar 0.7 Do you have [cold] water?", "similar 0.7 It is [cold]"],
    ],
    ["gxxd lxxk", null, []],
    ["hadeache bad purple", null, []],
  ])("searchEnglish corrects %s to %s", (text, corrected, matches) => {
    expect(found(text)).toEqual(matches);
    expect(searchEnglish(index, text, null).corrected).toBe(corrected);
  });
});

describe("a text with more words than a phrase", () => {
  test.each<[string, string[]]>([
    ["pay card today", ["contained 1 Can I [pay] by [card]?"]],
    ["call the ambulance now", ["contained 2 [Call] an [ambulance]"]],
    ["good ambulance", ["contained 1 Call an [ambulance]"]],
    ["good ambulan", ["contained 1.4 Call an [ambulan]ce"]],
    ["headache bad today", []],
    ["purple train ticket", []],
    ["trane ticket station purple", []],
    ["ambulan good", ["similar 2.4 Call an [ambulance]"]],
  ])("searchEnglish finds for %s a phrase that has most of its weight", (text, matches) => {
    expect(found(text)).toEqual(matches);
  });

  test("searchEnglish finds nothing for such a text whose correction is in doubt", () => {
    expect(found("pay crad today")).toEqual([]);
  });
});

test("the start of a phrase of one word is no synonym of it", () => {
  const { matches } = searchEnglish(createEnglishIndex(englishVocabulary(["Twenty"])), "twent", null);
  expect(matches.map(({ kind }) => kind)).toEqual(["prefix"]);
});

test("where very many phrases have a word, searchEnglish finds those listed first", () => {
  const many = Array.from({ length: 310 }, (_, at) => (at < 5 ? `Tea ${at}` : `Hot water ${at}`));
  const matches = searchEnglish(createEnglishIndex(englishVocabulary(many)), "water", null).matches;
  expect(matches.map(({ phrase }) => phrase)).toEqual(Array.from({ length: 300 }, (_, at) => at + 5));
});

test.each([[["Cold tea", "Gold toe"]], [["Gold toe", "Cold tea"]]])(
  "searchEnglish corrects to the nearest of %j",
  (both) => {
    const near = searchEnglish(createEnglishIndex(englishVocabulary(both)), "gold tea", null);
    expect(near.corrected).toBe("cold tea");
    expect(near.matches.map(({ phrase }) => both[phrase])).toEqual(["Cold tea", "Gold toe"]);
  },
);
