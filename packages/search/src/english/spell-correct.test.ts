import { expect, test } from "vitest";
import { englishVocabulary } from "../testing/english-guide.ts";
import { getVocabularyIndex } from "../vocabulary-index.ts";
import { correctWords, isKnown } from "./spell-correct.ts";

const index = getVocabularyIndex(
  englishVocabulary(
    [
      "Where is the bathroom?",
      "Where is the train station?",
      "Thank you",
      "I need a doctor",
      "Two tickets to the museum",
    ],
    {
      synonyms: [
        ["doctor", "physician"],
        ["bathroom", "rest room"],
      ],
    },
  ),
);

test.each<[string, string, number]>([
  ["wher is the bathrom", "wher is the bathroom", 1],
  ["tran statoin", "train station", 2],
  ["phisician", "physician", 1],
  ["muse um", "museum um", 1],
  ["mus here", "museum here", 1],
  ["doktorr", "doctor", 1],
])("%s is put right: %s", (text, corrected, edits) => {
  expect(correctWords(index.english, text)).toEqual({ text: corrected, edits });
});

test.each(["bathroom", "xyzzy", "mus", "mu", "dr", "where", "stax", "museeumss"])(
  "in %s there is nothing to put right, or nothing near",
  (text) => expect(correctWords(index.english, text)).toBeNull(),
);

test("more typos are forgiven in long words where that is asked for", () => {
  expect(correctWords(index.english, "museeumss", 1)).toEqual({ text: "museum", edits: 3 });
  expect(correctWords(index.english, "mosiam", 1)).toEqual({ text: "museum", edits: 3 });
  expect(correctWords(index.english, "dctro", 1)).toBeNull();
});

test.each([
  ["bathrooms", false, true],
  ["where", false, true],
  ["whats", false, true],
  ["physician", false, true],
  ["room", false, true],
  ["ba", false, true],
  ["bath", false, false],
  ["bath", true, true],
  ["xyzzy", true, false],
])("%s, the last word %s, is known: %s", (word, isLast, known) => {
  expect(isKnown(index.english, word, isLast)).toBe(known);
});
