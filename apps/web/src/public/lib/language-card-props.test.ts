import { expect, test } from "vitest";
import { firstSentence } from "./language-card-props.ts";

test.each([
  ["Farsi is the language of Iran. It is old.", "Farsi is the language of Iran."],
  ["One sentence.", "One sentence."],
  ["No full stop", "No full stop"],
  [
    "Spoken by 1.5 million people, e.g. in Oslo. Written since 1850.",
    "Spoken by 1.5 million people, e.g. in Oslo.",
  ],
])("%s", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
