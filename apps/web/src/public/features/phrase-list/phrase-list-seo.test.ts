import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { readPhraseListParams } from "../../lib/search-params.ts";
import { describeFilters } from "./phrase-list-seo.ts";

const options = {
  languages: [farsi, japanese],
  categories: [{ slug: "greetings", name: "Greetings" }],
};

test("reads the filters of a URL and ignores its other parameters", () => {
  expect(readPhraseListParams({ language: "farsi", category: "", utm_source: "x" })).toEqual({
    language: "farsi",
  });
  expect(readPhraseListParams({ after: "48", category: ["greetings"] })).toEqual({ after: "48" });
});

test("describes the filters in words", () => {
  expect(describeFilters({}, options)).toBe("Phrases in all languages");
  expect(describeFilters({ category: "greetings" }, options)).toBe("Greetings in all languages");
  expect(describeFilters({ language: "farsi" }, options)).toBe("Phrases in Farsi (Persian)");
  expect(describeFilters({ language: "japanese", category: "greetings" }, options)).toBe(
    "Greetings in Japanese",
  );
  expect(describeFilters({ language: "klingon" }, options)).toBe("Phrases in all languages");
});
