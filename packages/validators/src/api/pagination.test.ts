import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { cursorInput, FULL_LIST_NOTE, listHeaders, PAGE_LIMIT_NOTE } from "./pagination.ts";

const place = z.object(cursorInput);

test("a place in a list is a key and a length", () => {
  expect(place.parse({ after: "k", limit: 10_000 })).toEqual({ after: "k", limit: 10_000 });
  expect(place.parse({ limit: 1 })).toEqual({ limit: 1 });
  expect(place.parse({})).toEqual({});
});

test.each([
  ["ten", "Write a whole number in digits alone, such as 12"],
  ["1e1", "Write a whole number in digits alone, such as 12"],
  [0, "Use a number of at least 1"],
  [10_001, "Use a number of at most 10,000"],
])("%s is no limit: %s", (limit, words) => {
  expect(issuesOf(place, { limit })).toEqual([["limit", words]]);
});

test("a key has an end", () => expect(issuesOf(place, { after: "k".repeat(401) })).toHaveLength(1));

test("the documentation says how long a list is, and the answer where it goes on", () => {
  expect(PAGE_LIMIT_NOTE).toContain("more than 10,000");
  expect(FULL_LIST_NOTE).toMatch(/whole/);
  expect(listHeaders.parse({ Link: "</api>" })).toEqual({ Link: "</api>" });
});
