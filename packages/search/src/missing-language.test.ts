import { expect, test } from "vitest";
import { searchOrExplain } from "./search-or-explain.ts";
import { createMemorySource } from "./testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "./testing/small-guide.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);

test.each([
  ["hello in zulu", "Zulu", "hello"],
  ["Thank you in Cantonese", "Cantonese", "thank you"],
  ["where is the bathroom in zulu", "Zulu", "where is the bathroom"],
  ["I'm fine in zulu", "Zulu", "i'm fine"],
  ["hello in the yoruba language", "Yoruba", "hello"],
  ["translate hello to welsh", "Welsh", "translate hello"],
  ["xyzzy in zulu", "Zulu", null],
])("%s names the missing language %s and has the rest %s with results", async (query, name, text) => {
  const outcome = await searchOrExplain(source, { query });
  expect(outcome.missing_language).toEqual({ name, text });
  expect(outcome).toMatchObject({ groups: [], hits: [], did_you_mean: null });
});

test.each([
  "hello in german",
  "xyzzy in german",
  "xyzzy in english",
  "zulu",
  "hello in xyzzy",
  "xyzzy hello",
])("%s names no missing language", async (query) =>
  expect((await searchOrExplain(source, { query })).missing_language).toBeUndefined(),
);
