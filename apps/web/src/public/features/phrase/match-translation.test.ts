import { expect, it } from "vitest";
import { matchesTranslation } from "./phrase-screen.tsx";

const vietnamese = {
  id: 1,
  language_slug: "vietnamese",
  language_name: "Vietnamese",
  language_code: "vi",
  language_script: "Latn",
  language_direction: "ltr",
  native_text: "Xin chào",
  romanization: null,
} as const;

it.each(["viet", "  VIET ", "chào", "chao", ""])("matches Vietnamese for the text %j", (typed) => {
  expect(matchesTranslation(vietnamese, typed)).toBe(true);
});

it("rejects a translation without the typed text", () => {
  expect(matchesTranslation(vietnamese, "thai")).toBe(false);
});

it("matches the romanization of a translation", () => {
  expect(matchesTranslation({ ...vietnamese, native_text: "سلام", romanization: "Salām" }, "salam")).toBe(
    true,
  );
});
