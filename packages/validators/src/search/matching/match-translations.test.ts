import { expect, test } from "vitest";
import { normalizeSearchText } from "../spelling/normalize-search-text.ts";
import { writtenTexts } from "../testing/written-texts.ts";
import { compared } from "./compared-text.ts";
import { matchCompared } from "./match-text.ts";
import { compareTexts, matchTranslations } from "./match-translations.ts";

test.each<[string, string, string, number, number]>([
  ["Danke|Tanke", "danke", "native_text", 0.1, 1],
  ["ありがとう|Arigatō", "arigato", "romanization", 0.1, 1],
  ["Danke||Vielen Dank", "vielen", "variant", 0.2, 0.6],
  ["Danke schön||Danke", "danke", "variant", 0.2, 1],
  ["Danke||Danke", "danke", "native_text", 0.1, 1],
  ["Gut danke|Danke schön", "danke", "romanization", 0.1, 0.5],
  ["Danke schön|Gut danke", "danke", "native_text", 0.1, 0.5],
  ["Groceas|Grocias", "gracias", "romanization", 0.6, 1],
  ["Hola", "hola amigo", "native_text", 0.1, 1],
])("of %s, %s finds the text that matches best, %s", (text, query, field, cost, share) => {
  const [one] = writtenTexts([text]);
  if (!one) throw new Error("There is no text.");
  const normal = text.split("|").filter(Boolean).map(normalizeSearchText);
  const found = matchTranslations(compareTexts([{ ...one, normal }]), compared(query), matchCompared);
  expect(found).toHaveLength(1);
  expect(found[0]?.match.field).toBe(field);
  expect(found[0]?.cost).toBeCloseTo(cost);
  expect(found[0]?.share).toBeCloseTo(share);
});
