import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { expect, test } from "vitest";
import { writtenTexts } from "../testing/written-texts.ts";
import { matchPrepared, prepareText } from "./match-text.ts";
import { matchTranslations, prepareTexts } from "./match-translations.ts";

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
])("of %s, a query for %s finds the text that matches best, the %s", (text, query, field, cost, share) => {
  const [one] = writtenTexts([text]);
  if (!one) throw new Error("There is no text.");
  const normal = text.split("|").filter(Boolean).map(normalizeSearchText);
  const found = matchTranslations(prepareTexts([{ ...one, normal }]), prepareText(query), matchPrepared);
  expect(found).toHaveLength(1);
  expect(found[0]?.match.field).toBe(field);
  expect(found[0]?.cost).toBeCloseTo(cost);
  expect(found[0]?.share).toBeCloseTo(share);
});

test.each([
  ["Tulipalo!", "tulip", true],
  ["Sayōnara", "sayona", false],
  ["Tulip alo", "tulip", false],
  ["Só falo", "sofa", false],
  ["Muchas tulipalos", "tulip", undefined],
])(
  "for the text %s, the query %s is so short a start of a word that it may be another word: %s",
  (text, query, isBegun) => {
    const found = prepareTexts(
      writtenTexts([text]).map((one) => ({ ...one, normal: [normalizeSearchText(text)] })),
    );
    expect(matchTranslations(found, prepareText(query), matchPrepared)[0]?.isBegun).toBe(isBegun);
  },
);
