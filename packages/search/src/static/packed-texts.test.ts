import { expect, test } from "vitest";
import { packTexts, type TextToPack, unpackTexts } from "./packed-texts.ts";

const text = (phraseId: number, id: number, more: Partial<TextToPack> = {}): TextToPack => ({
  phraseId,
  id,
  native: `native ${phraseId}`,
  romanization: null,
  variants: [],
  ...more,
});

test("reads the packed texts of a language, with romanizations and variants or without", () => {
  const texts = [
    text(3, 20),
    text(4, 21, {
      romanization: "Salām",
      variants: [
        { native: "a", romanization: null },
        { native: "b", romanization: "be" },
      ],
    }),
    text(5, 22, { variants: [{ native: "c", romanization: null }] }),
    text(9, 7),
  ];
  expect(unpackTexts(packTexts(texts))).toEqual([
    { phraseId: 3, id: 20, native: "native 3", romanization: null, variants: [] },
    { phraseId: 4, id: 21, native: "native 4", romanization: "Salām", variants: ["a", "b", "be"] },
    { phraseId: 5, id: 22, native: "native 5", romanization: null, variants: ["c"] },
    { phraseId: 9, id: 7, native: "native 9", romanization: null, variants: [] },
  ]);
});

test("packs a text with a tab or a line break as one text", () => {
  expect(unpackTexts(packTexts([text(1, 1, { native: "two\nlines\tand a tab" })]))[0]?.native).toBe(
    "two lines and a tab",
  );
});

test("leaves the no-break space of a text as it is", () => {
  expect(unpackTexts(packTexts([text(1, 1, { native: "Où\u00a0?" })]))[0]?.native).toBe("Où\u00a0?");
});

test("reads texts that were packed without their letters", () => {
  expect(unpackTexts([[[7, 1]], [[9, 1]], "Привет\tЗдравствуй", "Privet"])).toEqual([
    { phraseId: 7, id: 9, native: "Привет", romanization: "Privet", variants: ["Здравствуй"] },
  ]);
});

test("packs consecutive identifiers as one run", () => {
  expect(packTexts([text(1, 8), text(2, 9), text(3, 10)]).slice(0, 2)).toEqual([
    [[1, 3]],
    [
      [8, 1],
      [1, 2],
    ],
  ]);
});

test.each([[packTexts([])], [[] as []]])("reads %j as no texts", (packed) => {
  expect(unpackTexts(packed)).toEqual([]);
});
