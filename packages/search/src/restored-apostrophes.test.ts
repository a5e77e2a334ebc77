import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { expect, test } from "vitest";
import { search } from "./search.ts";
import { englishVocabulary } from "./testing/english-guide.ts";
import { createMemorySource } from "./testing/memory-source.ts";
import { SMALL_TRANSLATIONS } from "./testing/small-guide.ts";

const guide = englishVocabulary([
  "Where can I buy a T-shirt?",
  "Vitamin D tablets",
  "Don't touch me",
  "I'd like water",
  "You're touching today's special",
]);
const source = createMemorySource(
  guide,
  guide.phrases.map((phrase) => ({
    entry: { ...SMALL_TRANSLATIONS[0]?.entry, phrase, category: phrase.category } as PhraseEntry,
    variants: [],
  })),
);

test.each([
  ["where can I buy a T-shrit", "where can i buy a t shirt"],
  ["vitemin D tablets", "vitamin d tablets"],
  ["don't toch me", "don't touch me"],
  ["I'd like watre", "i'd like water"],
  ["you're toching today's special", "you're touching today's special"],
])(
  "a correction of %s has the apostrophes of contractions and possessives alone",
  async (query, corrected) => {
    expect((await search(source, { query })).corrected).toBe(corrected);
  },
);

test.each([
  ["a T-shirt xyzzyqqq", "a t shirt"],
  ["vitamin D xyzzy", "vitamin d"],
])("a suggestion for %s has no apostrophe where the words have none", async (query, meant) => {
  expect((await search(source, { query })).did_you_mean).toBe(meant);
});
