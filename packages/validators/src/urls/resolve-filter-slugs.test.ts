import { expect, test, vi } from "vitest";
import { hasCurrentFilters, resolveFilterSlugs } from "./resolve-filter-slugs.ts";

const KNOWN = { languages: [{ slug: "farsi" }, { slug: "german" }], categories: [{ slug: "numbers" }] };

test("slugs of before become those of now, and what nothing had stays", async () => {
  const find = vi.fn(async (_kind: string, slug: string) => ({ persian: "farsi", count: "numbers" })[slug]);
  expect(
    await resolveFilterSlugs({ language: "persian", category: "count", query: "x" }, KNOWN, find),
  ).toEqual({
    language: "farsi",
    category: "numbers",
    query: "x",
  });
  expect(find.mock.calls).toEqual([
    ["language", "persian"],
    ["category", "count"],
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
