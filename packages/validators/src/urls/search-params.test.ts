import { expect, test, vi } from "vitest";
import { paths } from "./paths.ts";
import { hasCurrentFilters, resolveFilterSlugs } from "./resolve-filter-slugs.ts";
import { pageParameters, parseSearch, stringifySearch } from "./search-params.ts";

test("values are read as the texts that they are", () => {
  expect(parseSearch("?q=007&open=true&q2=%22a%22")).toEqual({ q: "007", open: "true", q2: '"a"' });
  expect(parseSearch("")).toEqual({});
});

test.each([
  [{ q: "a b&c", page: 2, zero: 0, all: true }, "?q=a+b%26c&page=2&zero=0&all=true"],
  [{ q: "", not: false, none: undefined, nothing: null, list: ["a"] }, ""],
  [{}, ""],
])("%j is written as %j", (search, text) => expect(stringifySearch(search)).toBe(text));

const namesIn = (path: string) => [...new URL(path, "http://host").searchParams.keys()];

test.each([
  paths.commonPhrases("farsi", { after: "a", before: "b" }),
  paths.phrases({ language: "farsi", category: "greetings", after: "a" }),
  paths.practice({ language: "farsi", category: "greetings", set: "popular" }),
  paths.search("hello", { language: "farsi", category: "greetings", everywhere: "1", prefer: "thai" }),
])("names all parameters of %s", (path) => {
  expect(pageParameters(new URL(path, "http://host").pathname)).toEqual(namesIn(path));
});

test.each([
  "/",
  "/about",
  "/languages",
  "/languages/farsi",
  "/phrases/hello",
  "/phrases/farsi/hello",
  "/saved",
  "/search/hello",
  "/practice/cards",
  "/languages/farsi/common-phrases/hello",
  "/x/languages/farsi/common-phrases",
  "/x/phrases",
  "/x/practice",
  "/x/search",
])("names no parameter for %s, which reads none", (pathname) => expect(pageParameters(pathname)).toEqual([]));

test("takes the spellings of a path that the router takes", () => {
  expect(pageParameters("/Phrases/")).toEqual(pageParameters("/phrases"));
});

const KNOWN = { languages: [{ slug: "farsi" }, { slug: "german" }], categories: [{ slug: "numbers" }] };

test("slugs of before become those of now, and what nothing had stays", async () => {
  const find = vi.fn(async (_kind: string, slug: string) => ({ persian: "farsi", count: "numbers" })[slug]);
  expect(
    await resolveFilterSlugs(
      { language: "persian", category: "count", prefer: "persian", query: "x" },
      KNOWN,
      find,
    ),
  ).toEqual({
    language: "farsi",
    category: "numbers",
    prefer: "farsi",
    query: "x",
  });
  expect(find.mock.calls).toEqual([
    ["language", "persian"],
    ["category", "count"],
    ["language", "persian"],
  ]);
  expect(await resolveFilterSlugs({ language: "klingon" }, KNOWN, find)).toEqual({ language: "klingon" });
});

test("slugs of now, and none, are not looked up", async () => {
  const find = vi.fn(async () => "elsewhere");
  expect(await resolveFilterSlugs({ language: "german", category: "" }, KNOWN, find)).toEqual({
    language: "german",
    category: "",
  });
  expect(find).not.toHaveBeenCalled();
});

test.each([
  [{}, true],
  [{ language: "german", category: "numbers" }, true],
  [{ language: "", category: "numbers" }, true],
  [{ language: "persian", category: "numbers" }, false],
  [{ language: "german", category: "count" }, false],
])("%j are filters of now: %s", (filters, areCurrent) => {
  expect(hasCurrentFilters(filters, KNOWN)).toBe(areCurrent);
});
