import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { acceptedAnswers, compareAnswer, pickOptions } from "./answers.ts";
import { itemsOf } from "./practice-item.ts";

const thanks = { ...phraseEntry("Thank you", japanese), native_text: "ありがとう", romanization: "Arigatō" };
const [say] = itemsOf([thanks], ["to-language"]);
const [understand] = itemsOf([thanks], ["to-english"]);

test("accepts the script, the romanization and, in the other direction, the English", () => {
  expect(say && acceptedAnswers(say)).toEqual(["ありがとう", "Arigatō"]);
  expect(understand && acceptedAnswers(understand)).toEqual(["Thank you"]);
});

test.each([
  ["arigato", ["ありがとう", "Arigatō"]],
  ["  ARIGATŌ!! ", ["ありがとう", "Arigatō"]],
  ["ありがとう。", ["ありがとう", "Arigatō"]],
  ["arigatou", ["ありがとう", "Arigatō"]],
  ["ohayoo gozaimasu", ["Ohayō gozaimasu"]],
  ["salaam", ["Salām"]],
  ["donde esta el bano", ["¿Dónde está el baño?"]],
  ["xiexie", ["谢谢", "Xièxie"]],
  ["i dont understand", ["I don’t understand"]],
  ["سلام", ["سلام"]],
  ["متشكرم", ["متشکرم"]],
])("takes %j as right for %j", (typed, accepted) => {
  expect(compareAnswer(typed, accepted)).toBe("right");
});

test.each([
  ["arigatu", ["ありがとう", "Arigatō"], "close"],
  ["gracais", ["Gracias"], "close"],
  ["konnichiwa", ["ありがとう", "Arigatō"], "wrong"],
  ["no", ["Na"], "wrong"],
  ["?!", ["Arigatō"], "wrong"],
] as const)("takes %j for %j as %s", (typed, accepted, verdict) => {
  expect(compareAnswer(typed, accepted)).toBe(verdict);
});

test.each([
  ["arigato", "other"],
  ["Arigatu gozaimasu", "close"],
  ["arigatu", "wrong"],
  ["Arigato gozaimasu", "right"],
  ["konnichiwa", "wrong"],
] as const)("takes %j for the polite form as %s where another form is shorter", (typed, verdict) => {
  expect(compareAnswer(typed, ["Arigatō gozaimasu"], ["Arigatō gozaimasu", "Arigatō"])).toBe(verdict);
});

/** Returns numbers in turn, so that the order is known. */
function cycling(...numbers: number[]): () => number {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
}

const set = itemsOf(
  ["Hello", "Goodbye", "Please", "Sorry", "Yes"].map((english) => ({
    ...phraseEntry(english, japanese),
    native_text: `${english}-ja`,
  })),
  ["to-language", "to-english"],
);
const asked = set[0] ?? expect.unreachable("The set is empty");

test("offers four different answers in the asked direction, the right one among them", () => {
  const options = pickOptions(asked, set, cycling(0.7, 0.1, 0.4, 0.9, 0.2));
  expect(options).toHaveLength(4);
  expect(options).toContain(asked);
  expect(new Set(options.map(({ entry }) => entry.phrase.slug)).size).toBe(4);
  expect(options.every(({ direction }) => direction === "to-language")).toBe(true);
});

test("offers no second phrase with the same answer", () => {
  const twin = { ...phraseEntry("Hi", japanese), native_text: "hello ja" };
  const pool = itemsOf([asked.entry, twin], ["to-language"]);
  expect(pickOptions(asked, pool)).toHaveLength(1);
});

test("offers phrases of the same language before those of others", () => {
  const others = itemsOf(
    Array.from({ length: 9 }, (_, index) => ({
      ...phraseEntry(`Other ${index}`, farsi),
      native_text: `other ${index}`,
    })),
    ["to-language"],
  );
  const languages = pickOptions(asked, [...others, ...set]).map(({ entry }) => entry.language.slug);
  expect(languages).toEqual(["japanese", "japanese", "japanese", "japanese"]);
  expect(pickOptions(asked, [asked, ...others])).toHaveLength(4);
});
