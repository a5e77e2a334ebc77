import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  cursorInput,
  FULL_LIST_NOTE,
  listHeaders,
  numberedPage,
  PAGE_LIMIT_NOTE,
  rowsBefore,
  TOO_MANY_LISTS,
} from "./pagination.ts";

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
  expect(TOO_MANY_LISTS).toContain("Retry-After");
  expect(listHeaders.parse({ Link: "</api>" })).toEqual({ Link: "</api>" });
});

test("a page given by its number is one of 10,000, and has 50 rows by default", () => {
  const numbered = z.object(numberedPage);
  expect(numbered.parse({})).toEqual({ limit: 50 });
  for (const page of [1, 10_000]) expect(numbered.parse({ page, limit: 200 })).toEqual({ page, limit: 200 });
  for (const page of [0, 10_001, 1.5]) expect(issuesOf(numbered, { page })).toHaveLength(1);
});

test.each([
  ["the first page", { page: 1, limit: 50 }, 0],
  ["the third page", { page: 3, limit: 25 }, 50],
  ["the last page that can be reached", { page: 51, limit: 200 }, 10_000],
  ["a page beyond it", { page: 52, limit: 200 }, 10_000],
  ["no page", { limit: 50 }, undefined],
  ["a page with a cursor after it", { page: 3, after: "a", limit: 50 }, undefined],
  ["a page with a cursor before it", { page: 3, before: "b", limit: 50 }, undefined],
])("counts the rows before %s", (_name, input, rows) => expect(rowsBefore(input)).toBe(rows));
