import { expect, test } from "vitest";
import { soughtTrigrams, textSimilarity } from "./text-similarity.ts";

// What `similarity` and `strict_word_similarity` of pg_trgm give for the same texts.
test.each([
  ["thnak you", "thank you", 0.42857143, 0.42857143],
  ["graicas", "gracias", 0.33333334, 0.33333334],
  ["wher is the bathrom", "where is the bathroom", 0.75, 0.75],
  ["danke shon", "danke schon", 0.64285713, 0.64285713],
  ["bathroom", "where is the bathroom", 0.4090909, 1],
  ["you", "thank you", 0.4, 1],
  ["arigatou", "arigato gozaimasu", 0.35, 0.7],
  ["thank you very", "thank you very much", 0.75, 1],
  ["नमसते", "नमस्ते", 0.44444445, 0.44444445],
  ["a a a", "a", 1, 1],
  ["salam", "konnichiwa", 0, 0],
  ["", "x", 0, 0],
])("%s and %s", (sought, text, whole, part) => {
  const similarity = textSimilarity(soughtTrigrams(sought), text);
  expect(similarity.whole).toBeCloseTo(whole, 6);
  expect(similarity.part).toBeCloseTo(part, 6);
});

test("is rounded as PostgreSQL does, for what lies on a limit", () => {
  // 9 of 20 trigrams: the nearest `real` is a little less than 0.45.
  const { whole } = textSimilarity(soughtTrigrams("abcdefgh xyz"), "abcdefgh");
  expect(whole).toBe(Math.fround(whole));
});
