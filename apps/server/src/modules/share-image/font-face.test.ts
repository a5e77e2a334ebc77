import { expect, test } from "vitest";
import { coversText, loadFont, nativeFont } from "./font-face.ts";
import { contentLanguages, formsOf } from "./testing/starting-content.ts";

test.each(contentLanguages)("has every letter of $name in the font of its script", (language) => {
  const font = nativeFont(language.script, language.code);
  const letters = [language.nativeName, ...formsOf(language).map((form) => form.native_text)]
    .join("")
    // A loanword such as "Wi-Fi" may use another font.
    .match(language.script === "Latn" ? /[\p{L}\p{M}]/gu : /(?!\p{Script=Latin})[\p{L}\p{M}]/gu);
  const missing = new Set(letters?.filter((letter) => !coversText(font, letter)));
  expect([...missing]).toEqual([]);
});

test.each(contentLanguages)(
  "has every character of the romanizations of $name in the italic font",
  (language) => {
    const characters = formsOf(language).flatMap((form) => Array.from(form.romanization ?? ""));
    const missing = characters.filter((character) => !coversText("source-serif-4-italic", character));
    expect(missing).toEqual([]);
  },
);

test("uses Nastaliq for Urdu, and Naskh for the other languages in Arabic script", () => {
  expect(nativeFont("Arab", "ur")).toBe("noto-nastaliq-urdu");
  expect(nativeFont("Arab", "fa")).toBe("noto-naskh-arabic");
});

test("reports a character that no font contains as missing", () => {
  expect(coversText("source-serif-4-regular", "Ա")).toBe(false);
  expect(coversText("source-serif-4-italic", "ḵ")).toBe(true);
  expect(loadFont("source-serif-4-italic").font.nominalGlyph(0x1e35)).toBeUndefined();
});
