import { expect, test } from "vitest";
import type { SearchLanguage } from "../search-source.ts";
import { filterLanguages } from "./language-mentions.ts";
import { createNameIndex } from "./name-index.ts";

const NAMES: Record<string, string[]> = {
  spanish: ["spanish", "es"],
  german: ["german", "de", "deu"],
  portuguese: ["portuguese", "pt", "portugues do brasil"],
  mandarin: ["mandarin chinese", "chinese", "zh"],
  japanese: ["japanese", "日本"],
  thai: ["thai"],
};
const names = createNameIndex(
  Object.entries(NAMES).flatMap(([slug, all]) => {
    const language: SearchLanguage = {
      slug,
      name: slug,
      code: "",
      script: "Latn",
      direction: "ltr",
      names: all,
    };
    return all.map((name) => [name, language] as const);
  }),
);
const WORDS = new Set(["germane", "hello", "you"]);

/** Formats each mention as its confidence, its language and the remaining query. */
const named = (query: string) =>
  filterLanguages(names, query, (word) => WORDS.has(word)).map(({ language, certainty, rest }) =>
    [certainty, language.slug, rest].join(" · "),
  );

test.each<[string, string[]]>([
  ["hello in spanish", ["linked · spanish · hello"]],
  ["hello in the spanish language", ["linked · spanish · hello"]],
  ["into the german hello", ["linked · german · hello"]],
  ["hello in es", ["linked · spanish · hello"]],
  ["xx in zh hant hello", ["linked · mandarin · xx hello"]],
  ["hello in pt br", ["linked · portuguese · hello"]],
  ["hello in spansh you", ["linked · spanish · hello you"]],
  ["hello in tai", ["linked · thai · hello"]],
  ["hello in chinese mandarin chinese", ["linked · mandarin · hello"]],
  ["hello in portugues do brasil portuguese", ["linked · portuguese · hello"]],
  ["hello in spanish spansh", ["linked · spanish · hello"]],
  ["hello in span", ["linked · spanish · hello"]],
  ["hello in span you", []],
  ["hello in germane", []],
])("%s names a language after a preposition, by any name, incomplete or misspelled", (query, mentions) => {
  expect(named(query)).toEqual(mentions);
});

test.each<[string, string[]]>([
  ["a ticket to sponsh mai", []],
  ["how do i get to sponsh street", []],
  ["a room in sponsh town", []],
  ["hello in sponsh", ["linked · spanish · hello"]],
  ["translate hello to japanse", ["linked · japanese · translate hello"]],
  ["say hello in japanse please", ["linked · japanese · say hello please"]],
])(
  "%s has a misspelled name of a language only if it is close to the right one, or the last word",
  (query, mentions) => {
    expect(named(query)).toEqual(mentions);
  },
);

test("leaves out the name of a second language from the phrase, but no word that is only a code", () => {
  expect(named("hello in japanese and thai")[0]).toBe("linked · japanese · hello");
  expect(named("hello in japanese and de")[0]).toBe("linked · japanese · hello and de");
});

test.each<[string, string[]]>([
  ["the spanish hello", ["named · spanish · the hello"]],
  ["spanish language", ["named · spanish · "]],
  ["say hello for german", ["named · german · say hello"]],
  ["portugues do brasil hello", ["named · portuguese · hello"]],
  ["mandarin chinese hello", ["named · mandarin · hello"]],
  ["日本 hello", ["named · japanese · hello"]],
  ["what do germans say", ["named · german · what do say"]],
  ["thais", []],
])("%s names a language elsewhere, by its name or that of its people", (query, mentions) => {
  expect(named(query)).toEqual(mentions);
});

test.each<[string, string[]]>([
  ["hello es", ["code · spanish · hello"]],
  ["es hello", ["code · spanish · hello"]],
  ["hello deu", ["code · german · hello"]],
  ["hello es you", []],
  ["zh hans", ["code · mandarin · "]],
  ["es 419", ["code · spanish · "]],
  ["zh abc", ["code · mandarin · abc"]],
  ["hello spansh", ["guessed · spanish · hello"]],
  ["spansh hello", ["guessed · spanish · hello"]],
  ["hello germn", ["guessed · german · hello"]],
  ["germanx", ["guessed · german · "]],
  ["hello spansh you", []],
  ["hello germane", []],
  ["hello thay", []],
  ["in", []],
])(
  "%s names a language at an end by its code, or by a misspelled name that is not a word of a phrase",
  (query, mentions) => {
    expect(named(query)).toEqual(mentions);
  },
);

test.each<[string, string[]]>([
  ["german to spanish", ["linked · spanish · german", "named · german · to spanish"]],
  ["spanish in german hello", ["linked · german · spanish hello", "named · spanish · in german hello"]],
  ["es in german", ["linked · german · es", "code · spanish · german"]],
  ["de spansh", ["guessed · spanish · de", "code · german · spansh"]],
  ["in spanish german hello", ["linked · spanish · german hello", "named · german · in spanish hello"]],
  ["mandarin chinese japanese", ["named · mandarin · japanese", "named · japanese · mandarin chinese"]],
  ["for german", ["named · german · "]],
  ["de hello german", ["named · german · de hello"]],
])("the languages named in %s are ordered by confidence, each once", (query, mentions) => {
  expect(named(query)).toEqual(mentions);
});

test.each<[string, string]>([
  ["is this turkish meat", ""],
  ["is this spanish meat", "meat"],
  ["spanish meat", ""],
  ["meat in spanish please", "please"],
  ["in spanish meat please", ""],
  ["meat spanish", ""],
])("the word after the name of a language inside %s is %j", (query, next) => {
  expect(filterLanguages(names, query, () => false)[0]?.next ?? "").toBe(next);
});
