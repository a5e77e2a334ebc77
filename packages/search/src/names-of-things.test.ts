import { expect, test } from "vitest";
import { search } from "./search.ts";
import { createMemorySource } from "./testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "./testing/small-guide.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);
const ask = (query: string) => search(source, { query });

test.each([
  ["german sausage", null],
  ["shoe spanish", null],
  ["can i get a spanish", null],
  ["where is the spanish bathroom", "where-is-the-bathroom"],
])("the name of a language belongs to a thing in %s", async (query, phrase) => {
  const { hits, language } = await ask(query);
  expect(hits[0]?.phrase.slug ?? null).toBe(phrase);
  expect(language).toBeNull();
});

test("the name of a language inside a query that asks what is said means the language", async () => {
  const { hits, language } = await ask("what germans say for hello");
  expect(hits[0]).toMatchObject({ phrase: { slug: "hello" }, language: { slug: "german" } });
  expect(language?.slug).toBe("german");
});
