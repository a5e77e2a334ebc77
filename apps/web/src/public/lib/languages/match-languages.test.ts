import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { matchLanguages } from "./match-languages.ts";

const vietnamese = { ...japanese, slug: "vietnamese", name: "Vietnamese", nativeName: "Tiếng Việt" };
const languages = [farsi, japanese, vietnamese];
const found = (text: string) => matchLanguages(languages, text).map(({ slug }) => slug);

test("matches languages by the start of a word of either name", () => {
  expect(found("jap")).toEqual(["japanese"]);
  expect(found("PERS")).toEqual(["farsi"]);
  expect(found("日本")).toEqual(["japanese"]);
  expect(found("anese")).toEqual([]);
});

test("ignores accents in language names", () => {
  expect(found("viet")).toEqual(["vietnamese"]);
  expect(found("tieng")).toEqual(["vietnamese"]);
});

test("finds a language by its name as it is shown, with parentheses", () => {
  expect(found("Farsi (Persian)")).toEqual(["farsi"]);
});

test("returns all languages for an empty text", () => {
  expect(found("  ")).toHaveLength(3);
});
