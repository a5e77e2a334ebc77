import { expect, test } from "vitest";
import { similarTexts } from "./search.ts";
import { englishVocabulary } from "./testing/english-guide.ts";
import { getVocabularyIndex } from "./vocabulary-index.ts";

const index = getVocabularyIndex(
  englishVocabulary([
    "Where is the bathroom?",
    "Where is the train station?",
    "I need a doctor",
    "Two tickets to the museum",
  ]),
);

test.each<[string, string[]]>([
  ["where is the bathroom xyzzy", ["where is the bathroom"]],
  ["xyzzy bathroom", ["bathroom"]],
  ["mosiam", ["museum"]],
  ["whre is teh bathrom", ["where is the bathroom"]],
  ["dctro", []],
  ["for xxz bathroom of", ["bathroom"]],
  ["bathroom xxz in a", ["bathroom"]],
  ["museeumss", ["museum"]],
  ["xyzz bathr", ["bathr"]],
  ["bathr xyzz", []],
  ["museeumss and bathroom", []],
  ["bathroom qwertyuiopx", ["bathroom"]],
  ["bathroom qwertyuiopxy", []],
  ["xxz for the bathroom", ["bathroom"]],
  ["museeumss qwertz", []],
  ["bathroom", []],
  ["where is the xyzzy", []],
  ["the bathroom station xyzzy", []],
])("suggests for a query without results, %s, the texts %j", (text, texts) => {
  expect(similarTexts(index, text)).toEqual(texts);
});

test("suggests a word that tells nothing for its letters in the wrong order, also where an intent has them", () => {
  const guide = englishVocabulary(["A tea, please", "Where is the bathroom?"], {
    synonyms: [["bathroom", "toilet"]],
  });
  const phrases = guide.phrases.map((phrase, at) => ({ ...phrase, intents: at === 0 ? ["teh tarik"] : [] }));
  const withIntent = getVocabularyIndex({ ...guide, phrases });
  expect(similarTexts(withIntent, "whre is teh tolet")).toEqual(["where is the toilet"]);
});

test("suggests no word that is incidental to a phrase", () => {
  const guide = englishVocabulary(["I'm hungry", "Where is the bank?"]);
  const [hungry, ...others] = guide.phrases;
  const phrases = hungry ? [{ ...hungry, intents: ["i could devour a horse"] }, ...others] : [];
  const withIntent = getVocabularyIndex({ ...guide, phrases });
  expect(similarTexts(withIntent, "xyzzy horse")).toEqual([]);
  expect(similarTexts(withIntent, "xyzzy devour horse")).toEqual(["devour horse"]);
});
