import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

test("values are read as the texts that they are", () => {
  expect(parseSearch("?q=007&open=true&q2=%22a%22")).toEqual({ q: "007", open: "true", q2: '"a"' });
  expect(parseSearch("")).toEqual({});
});

test.each([
  [{ q: "a b&c", page: 2, zero: 0, all: true }, "?q=a+b%26c&page=2&zero=0&all=true"],
  [{ q: "", not: false, none: undefined, nothing: null, list: ["a"] }, ""],
  [{}, ""],
])("%j is written as %j", (search, text) => expect(stringifySearch(search)).toBe(text));
