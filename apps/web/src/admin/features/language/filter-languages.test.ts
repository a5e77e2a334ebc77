import { type ListedLanguage, languageExample } from "@saywhere/validators/content/language";
import { expect, test } from "vitest";
import { filterLanguages } from "./filter-languages.ts";

function language(fields: Partial<ListedLanguage>): ListedLanguage {
  return {
    ...languageExample,
    direction: "ltr",
    aliases: [],
    emergency_numbers: [],
    translation_count: 0,
    ...fields,
  };
}

const farsi = language({ name: "Farsi (Persian)", nativeName: "فارسی", code: "fa", family: "Indo-European" });
const french = language({ name: "French", nativeName: "Français", code: "fr", family: "Indo-European" });
const basque = language({
  name: "Basque",
  nativeName: "Euskara",
  code: "eu",
  family: null,
  aliases: ["Euskera"],
});
const all = [farsi, french, basque];

test.each([
  ["", all],
  ["francais", [french]],
  ["  INDO european ", [farsi, french]],
  ["fa", [farsi]],
  ["euskera", [basque]],
  ["فارسی", [farsi]],
  ["persian indo", [farsi]],
  ["klingon", []],
])("matches languages that contain every word of %j", (q, found) => {
  expect(filterLanguages(all, { q })).toEqual(found);
});

test("sorts languages by a column in both directions, with empty values last", () => {
  expect(filterLanguages(all, { sort: "name" })).toEqual([basque, farsi, french]);
  expect(filterLanguages(all, { sort: "name", order: "desc" })).toEqual([french, farsi, basque]);
  expect(filterLanguages(all, { sort: "family", order: "asc" }).at(-1)).toBe(basque);
  expect(filterLanguages(all, { sort: "family", order: "desc" }).at(-1)).toBe(basque);
});

test("does not modify the given list of languages", () => {
  filterLanguages(all, { sort: "name" });
  expect(all).toEqual([farsi, french, basque]);
});
