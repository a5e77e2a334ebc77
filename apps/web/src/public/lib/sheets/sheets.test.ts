import { expect, test } from "vitest";
import { phraseEntry } from "../../testing/fixtures.ts";
import { SAVED_PHRASES_KEY, savedPhraseKey } from "../saved-phrases.ts";
import {
  addToSheet,
  createSheet,
  currentSheet,
  deleteSheet,
  movePhrase,
  orderSheet,
  phrasesOf,
  putBackSheet,
  readSheets,
  renameSheet,
  SHEETS_KEY,
  setCurrentSheet,
} from "./sheets.ts";

const [hello, thanks, bill] = [phraseEntry("Hello"), phraseEntry("Thank you"), phraseEntry("The bill")];
const [helloKey, thanksKey, billKey] = [hello, thanks, bill].map(savedPhraseKey) as [string, string, string];
const saved = [hello, thanks, bill];
const namesOf = (id: string) => {
  const sheet = readSheets().sheets.find((other) => other.id === id);
  return phrasesOf(sheet ?? { phrases: [] }, saved).map(({ phrase }) => phrase.english);
};
const create = (name: string, keys?: string[]) => createSheet(name, keys) ?? "";

test("a device with saved phrases and no sheets keeps its list as it is", () => {
  const before = JSON.stringify(saved);
  localStorage.setItem(SAVED_PHRASES_KEY, before);
  expect(readSheets()).toEqual({ sheets: [], current: null });
  create("Dinner", [billKey]);
  expect(localStorage.getItem(SAVED_PHRASES_KEY)).toBe(before);
});

test("stores no space where it cuts a long name", () => {
  create(`${"a".repeat(59)} b`);
  expect(readSheets().sheets[0]?.name).toBe("a".repeat(59));
});

test("keeps the order of a sheet, and each phrase once", () => {
  const id = create("  Dinner\n in   Tokyo ", [billKey, helloKey, billKey]);
  expect(readSheets().sheets[0]?.name).toBe("Dinner in Tokyo");
  expect(namesOf(id)).toEqual(["The bill", "Hello"]);
  addToSheet(id, thanksKey);
  addToSheet(id, helloKey);
  expect(namesOf(id)).toEqual(["The bill", "Hello", "Thank you"]);
  orderSheet(id, [thanksKey, billKey, helloKey]);
  expect(namesOf(id)).toEqual(["Thank you", "The bill", "Hello"]);
});

test("keeps a phrase that is no longer saved when the others are ordered, so that saving it again returns it", () => {
  const id = create("Dinner", [billKey, helloKey, thanksKey]);
  orderSheet(id, [thanksKey, billKey]);
  expect(namesOf(id)).toEqual(["Thank you", "The bill", "Hello"]);
});

test("moves a phrase to the end of another sheet", () => {
  const [dinner, hotel] = [create("Dinner", [helloKey, billKey]), create("Hotel", [thanksKey])];
  movePhrase(helloKey, { from: dinner, to: hotel });
  expect(namesOf(dinner)).toEqual(["The bill"]);
  expect(namesOf(hotel)).toEqual(["Thank you", "Hello"]);
  movePhrase(helloKey, { from: hotel, to: dinner, index: 0 });
  expect(namesOf(dinner)).toEqual(["Hello", "The bill"]);
});

test("keeps a phrase in its sheet when another tab deleted the sheet that it is moved to", () => {
  const [dinner, hotel] = [create("Dinner", [helloKey]), create("Hotel")];
  deleteSheet(hotel);
  expect(movePhrase(helloKey, { from: dinner, to: hotel })).toBe(false);
  expect(namesOf(dinner)).toEqual(["Hello"]);
});

test("does not change a sheet that another tab deleted", () => {
  const id = create("Dinner", [helloKey]);
  deleteSheet(id);
  expect(addToSheet(id, billKey)).toBe(false);
  expect(renameSheet(id, "Supper")).toBe(false);
  expect(readSheets().sheets).toEqual([]);
});

test("omits phrases that are no longer saved, which come back when their removal is undone", () => {
  const id = create("Dinner", [helloKey, billKey]);
  const sheet = readSheets().sheets[0];
  expect(phrasesOf(sheet ?? { phrases: [] }, [bill])).toEqual([bill]);
  expect(namesOf(id)).toEqual(["Hello", "The bill"]);
});

test("deletes and renames sheets, and restores them", () => {
  const [dinner, hotel] = [create("Dinner", [helloKey]), create("Hotel")];
  setCurrentSheet(dinner);
  const [sheet] = readSheets().sheets;
  deleteSheet(dinner);
  expect(readSheets().sheets.map(({ id }) => id)).toEqual([hotel]);
  expect(currentSheet()).toBeUndefined();
  renameSheet(hotel, "Inn");
  if (sheet) putBackSheet(sheet, { index: 0, isCurrent: true });
  expect(currentSheet()?.name).toBe("Dinner");
  expect(readSheets().sheets.map(({ name }) => name)).toEqual(["Dinner", "Inn"]);
  renameSheet(dinner, "Supper");
  expect(currentSheet()?.name).toBe("Supper");
});

test("gives sheets that are made at the same moment their own ids", () => {
  expect(new Set([create("A"), create("B"), create("C")]).size).toBe(3);
});

test.each(["{", "[]", '{"sheets":7}', '{"sheets":[{"id":1},null,{"id":"a","name":"A","phrases":[1]}]}'])(
  "omits what is invalid in stored sheets: %s",
  (text) => {
    localStorage.setItem(SHEETS_KEY, text);
    expect(readSheets().sheets).toEqual([]);
  },
);
