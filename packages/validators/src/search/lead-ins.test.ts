import { expect, test } from "vitest";
import { withoutLeadIns } from "./lead-ins.ts";

test("a text without any is itself alone", () => {
  expect(withoutLeadIns("thank you")).toEqual(["thank you"]);
});

test.each([
  "how do you say water",
  "how to say water",
  "tell me how would a local order water",
  "how do they pronounce water",
  "how is water",
  "what s the word for water",
  "whats the expression for water",
  "which words for water",
  "japanese word of water",
  "what is the for water",
  "what does water",
  "which language is water",
  "what do people say for water",
  "what word means water",
  "to order water",
  "whats water",
  "translate water",
  "please translate water",
  "can you teach me water",
  "i want to say water",
  "trying to learn water",
  "for water",
  "how do i water",
  "the word water",
  "from english water",
  "english water",
  "water in english",
  "water english",
  "water in cyrillic letters",
  "water pinyin",
  "water meaning",
  "water called",
  "water in",
  "water phrases",
  "water vocabulary",
  "water how do you say",
  "water in all languages",
  "water in 5 different languages",
  "water around the world",
  "water my friend",
  "water to everyone",
  "water for beginners",
  "water for a child",
  "water when you are thirsty",
  "water while ordering in a bar",
  "water in a polite way",
])("%s: water is looked for", (query) => {
  const texts = withoutLeadIns(query);
  expect(texts[0]).toBe(query);
  expect(texts).toContain("water");
});

test.each(["show waterfall", "water show", "underwater", "waterways"])("%s has none", (query) => {
  expect(withoutLeadIns(query)).toEqual([query]);
});
