import { expect, test } from "vitest";
import { englishVocabulary } from "../testing/english-guide.ts";
import { getVocabularyIndex } from "../vocabulary-index.ts";
import { createEnglishIndex } from "./english-index.ts";
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
])("correctWords corrects %s to %s", (text, corrected, edits) => {
  expect(correctWords(index.english, text)).toMatchObject({ text: corrected, edits });
});

test.each(["bathroom", "xyzzy", "mus", "mu", "dr", "where", "stax", "museeumss"])(
  "correctWords returns null for %s, which is known or has no near word",
  (text) => expect(correctWords(index.english, text)).toBeNull(),
);

test("correctWords allows more typos in long words where the caller requests it", () => {
  expect(correctWords(index.english, "museeumss", 1)).toMatchObject({ text: "museum", edits: 3 });
  expect(correctWords(index.english, "mosiam", 1)).toMatchObject({ text: "museum", edits: 3 });
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
])("isKnown for %s, as the last word %s, returns %s", (word, isLast, known) => {
  expect(isKnown(index.english, word, isLast)).toBe(known);
});

const withIntents = englishVocabulary(["Is there a beach?", "I lost my luggage", "Where is the bank?"]);
const intents = createEnglishIndex({
  ...withIntents,
  phrases: withIntents.phrases.map((phrase, at) =>
    at === 1 ? { ...phrase, intents: ["the airline misplaced my suitcase"] } : phrase,
  ),
});

test.each<[string, string, boolean, string[] | null]>([
  ["peach", "beach", true, null],
  ["the peach", "the beach", true, null],
  ["bank peach", "bank beach", false, null],
  ["beech", "beach", false, ["beach"]],
  ["baech", "beach", false, ["beach"]],
  ["belch", "beach", true, null],
  ["airlene", "airline", true, null],
  ["ariline", "airline", false, ["airline"]],
  ["misplacedd suitcaze", "misplaced suitcase", false, ["misplaced", "suitcase"]],
])(
  "correctWords corrects %s to %s, in doubt %s, and surely the words %j",
  (text, corrected, isDoubtful, sureWords) =>
    expect(correctWords(intents, text)).toMatchObject({ text: corrected, isDoubtful, sureWords }),
);

test("correctWords does not make a filler of a word by another first letter", () => {
  const looking = createEnglishIndex(englishVocabulary(["I'm just looking"]));
  expect(correctWords(looking, "dust")).toBeNull();
  expect(correctWords(looking, "jusst")).toMatchObject({ text: "just" });
});

test.each(["sairline", "misplcd", "airlinnne"])(
  "correctWords does not correct %s to a word that only intents have",
  (text) => expect(correctWords(intents, text)).toBeNull(),
);
