import { expect, test } from "vitest";
import { search } from "./search.ts";
import { createMemorySource } from "./testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "./testing/small-guide.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);

test.each([
  ["gracias in japanese", "thank-you · japanese"],
  ["danke auf arabic", "thank-you · arabic"],
  ["konnichiwa in german", "hello · german"],
  ["buenas noches german", "good-night · german"],
])("%s shows the phrase that the words are in another language: %s", async (query, hit) => {
  const { hits, named } = await search(source, { query });
  expect(hits.map(({ phrase, language }) => `${phrase.slug} · ${language.slug}`)).toEqual([hit]);
  expect(hits[0]?.match).toBeNull();
  expect(named.language).toBe(true);
});

test.each([
  ["danke in german", "Danke"],
  ["gracia in spanish", "Gracias"],
])("%s shows the text of the language itself", async (query, text) => {
  const { hits } = await search(source, { query });
  expect(hits[0]?.match?.text).toBe(text);
});

test("words that no language has exactly are not looked up for another language", async () => {
  expect((await search(source, { query: "buenas noche in german" })).hits).toEqual([]);
});
