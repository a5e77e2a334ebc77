import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { cursorInput, FULL_LIST_NOTE, listHeaders, PAGE_LIMIT_NOTE } from "./pagination.ts";

const place = z.object(cursorInput);

test("a page request is a cursor and a limit", () => {
  expect(place.parse({ after: "k", limit: 10_000 })).toEqual({ after: "k", limit: 10_000 });
  expect(place.parse({ limit: 1 })).toEqual({ limit: 1 });
  expect(place.parse({})).toEqual({});
});

test.each([
  ["ten", "Write a whole number in digits alone, such as 12"],
  ["1e1", "Write a whole number in digits alone, such as 12"],
  [0, "Use a number of at least 1"],
  [10_001, "Use a number of at most 10,000"],
])("rejects %s as the limit of a page: %s", (limit, words) => {
  expect(issuesOf(place, { limit })).toEqual([["limit", words]]);
});

test("limits the length of a cursor", () =>
  expect(issuesOf(place, { after: "k".repeat(401) })).toHaveLength(1));

test("documents the limit of a list, and links to the next page in the response", () => {
  expect(PAGE_LIMIT_NOTE).toContain("more than 10,000");
  expect(FULL_LIST_NOTE).toMatch(/whole/);
  expect(listHeaders.parse({ Link: "</api>" })).toEqual({ Link: "</api>" });
});
