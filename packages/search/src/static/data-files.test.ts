import { expect, test } from "vitest";
import { staticData } from "./data-files.ts";

test.each([
  [staticData.languages, "/data/languages.json"],
  [staticData.categories, "/data/categories.json"],
  [staticData.oldLanguages, "/data/old-languages.json"],
  [staticData.oldCategories, "/data/old-categories.json"],
  [staticData.oldPhrases, "/data/old-phrases.json"],
  [staticData.phrases, "/data/phrases.json"],
  [staticData.entriesOfPhrase("a/b"), "/data/phrases/a%2Fb.json"],
  [staticData.entriesOfRound(0), "/data/rounds/0.json"],
  [staticData.entriesOfLanguage("é"), "/data/languages/%C3%A9.json"],
  [staticData.detailsOfLanguage("é"), "/data/language-details/%C3%A9.json"],
  [staticData.vocabulary, "/data/vocabulary.json"],
  [staticData.textsOfLanguage("é"), "/data/texts/%C3%A9.json"],
])("a data file has the path %s", (path, expected) => expect(path).toBe(expected));
