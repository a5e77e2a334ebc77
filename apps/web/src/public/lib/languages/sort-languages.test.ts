import { expect, test } from "vitest";
import { groupByRegion } from "./group-by-region.ts";
import { sortByName } from "./sort-languages.ts";

const language = (name: string, code: string) => ({ name, code });
const spanish = language("Spanish", "es");
const japanese = language("Japanese", "ja");
const icelandic = language("Icelandic", "is");
const klingon = language("Klingon", "tlh");

test("sorts languages by their English names", () => {
  expect(sortByName([spanish, japanese, icelandic])).toEqual([icelandic, japanese, spanish]);
});

test("groups languages by region, and lists a language of several regions in each", () => {
  expect(groupByRegion([spanish, japanese, icelandic])).toEqual([
    { region: "Europe", languages: [icelandic, spanish] },
    { region: "The Americas", languages: [spanish] },
    { region: "East Asia", languages: [japanese] },
  ]);
});

test("groups a language by the first part of its code", () => {
  expect(groupByRegion([language("Mandarin", "zh-Hant")]).map(({ region }) => region)).toEqual([
    "East Asia",
    "Southeast Asia and Pacific",
  ]);
});

test("puts languages of no known region into a last group", () => {
  expect(groupByRegion([klingon, japanese])).toEqual([
    { region: "East Asia", languages: [japanese] },
    { region: "Other languages", languages: [klingon] },
  ]);
});
