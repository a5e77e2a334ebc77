import { expect, test } from "vitest";
import type { TextQuery } from "../search-source.ts";
import { type StaticVocabulary, staticData } from "./data-files.ts";
import { packTexts } from "./packed-texts.ts";
import { createStaticSearchSource } from "./static-search-source.ts";

const SPANISH = { slug: "spanish", name: "Spanish", code: "es", script: "Latn", direction: "ltr" as const };
const vocabulary: StaticVocabulary = {
  languages: [{ ...SPANISH, names: [], scripts: ["Latn"] }],
  categories: [{ slug: "all", name: "All" }],
  phrases: ["polite", "short", "thanks", "hello", "no"].map((slug, id) => [slug, slug, "all", 1, id]),
  popular: 0,
  synonyms: [],
};
const romanization = null;
const texts = packTexts([
  { phraseId: 2, id: 1, native: "Gracias", romanization, variants: [] },
  { phraseId: 1, id: 2, native: "Gracias", romanization, variants: [{ native: "Gracias", romanization }] },
  { phraseId: 0, id: 3, native: "Muchas gracias", romanization, variants: [] },
  { phraseId: 3, id: 4, native: "Hola", romanization, variants: [] },
  { phraseId: 4, id: 5, native: "Nooo", romanization, variants: [] },
]);
const source = createStaticSearchSource({
  read: async <T>() => vocabulary as T,
  readList: async <T>(address: string) =>
    (address === staticData.textsOfLanguage("spanish") ? texts : []) as T[],
  has: () => true,
});
const idsOf = async (sought: string[], wanted: Partial<TextQuery>) =>
  (
    await source.findTexts(
      sought,
      { language: null, category: null },
      { limit: 20, minKind: "contained", ...wanted },
    )
  ).map(({ entry }) => entry.id);

test.each<[string, string[], Partial<TextQuery>, number[]]>([
  ["the best matches first, equal ones in the order of the phrases", ["gracias"], {}, [2, 1, 3]],
  ["only matches of the required kind", ["gracias"], { minKind: "same" }, [2, 1]],
  ["at most the requested number", ["gracias"], { limit: 1 }, [2]],
  ["a text that is nearly the query", [], { fuzzy: ["graias"] }, [2, 1]],
  ["a text that is nearly one of several queries", [], { fuzzy: ["zzzzzz", "graias"] }, [2, 1]],
  ["a near match after an exact match", ["hola"], { fuzzy: ["graias"] }, [4, 2, 1]],
  ["a text that starts with three letters", ["gra"], {}, [2, 1]],
  ["a text of several words within the query", ["ay ho la ami"], {}, [4]],
  ["no text that only has the same consonants", ["nuuu"], { minKind: "same" }, []],
])("findTexts finds %s", async (_what, sought, wanted, ids) => {
  expect(await idsOf(sought, wanted)).toEqual(ids);
});
