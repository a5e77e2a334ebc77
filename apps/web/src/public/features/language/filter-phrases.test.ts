import { expect, test } from "vitest";
import { filterPhrases, indexPhrases } from "./filter-phrases.ts";

const phrase = (id: number, english: string, native_text: string, romanization: string | null) => ({
  id,
  slug: english.toLowerCase(),
  english,
  native_text,
  romanization,
  pronunciation_guide: null,
  audio_url: null,
});
const greetings = {
  slug: "greetings",
  name: "Greetings",
  description: "",
  phrases: [phrase(1, "Hello", "こんにちは", "Konnichiwa"), phrase(2, "Goodbye", "さようなら", "Sayōnara")],
};
const health = { ...greetings, slug: "health", phrases: [phrase(3, "Help", "助けて", "Tasukete")] };
const categories = [greetings, health];
const found = (typed: string) =>
  filterPhrases(categories, indexPhrases(categories), typed).map(({ slug, phrases }) => [
    slug,
    ...phrases.map(({ id }) => id),
  ]);

test("finds phrases by a part of their English, native or romanized text", () => {
  expect(found("hel")).toEqual([
    ["greetings", 1],
    ["health", 3],
  ]);
  expect(found("さよう")).toEqual([["greetings", 2]]);
  expect(found("SAYO")).toEqual([["greetings", 2]]);
});

test("omits categories without a match, and all of them where nothing matches", () => {
  expect(found("help")).toEqual([["health", 3]]);
  expect(found("xyz")).toEqual([]);
});

test("returns the same categories for an empty text, so that no row is rendered again", () => {
  expect(filterPhrases(categories, indexPhrases(categories), "  ")).toBe(categories);
});
