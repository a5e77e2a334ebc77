import { globSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { unrelatedTests } from "./skip-unrelated.ts";

const server = join(import.meta.dirname, "../apps/server");

test("a change of one module skips the whole-server tests that are about something else", () => {
  const skipped = unrelatedTests(["apps/server/src/modules/category/category.service.ts"]);
  expect(skipped).toContain("test/fuzz/**");
  expect(skipped).toContain("test/import/**");
  expect(skipped.filter((tests) => matchesGlob("test/rest/lists.test.ts", tests))).toEqual([]);
});

test("a change runs the whole-server tests that are about it", () => {
  const skipped = unrelatedTests([
    "apps/server/src/modules/import/read-file.ts",
    "apps/server/test/security/guessing.test.ts",
    "apps/web/src/main.tsx",
  ]);
  expect(skipped).toContain("test/fuzz/**");
  expect(skipped).not.toContain("test/import/**");
  expect(skipped).not.toContain("test/security/**");
});

test("a change of what the tests of the server share, or of the package itself, skips none of them", () => {
  expect(unrelatedTests(["apps/server/test/support/calls.ts"])).toEqual([]);
  expect(unrelatedTests(["apps/server/package.json"])).toEqual([]);
});

test("a change of any module runs the tests of what editors may do", () => {
  const skipped = unrelatedTests(["apps/server/src/modules/category/category.service.ts"]);
  const isSkipped = (name: string) =>
    skipped.some((tests) => matchesGlob(`test/accounts/${name}.test.ts`, tests));
  expect(["passkeys", "create-token", "second-factor"].filter((name) => !isSkipped(name))).toEqual([]);
  expect(["roles", "held-reviews", "writes-of-limited-editors"].filter(isSkipped)).toEqual([]);
});

test("every glob of skippable tests matches at least one test", () => {
  const empty = unrelatedTests([]).filter((tests) => globSync(tests, { cwd: server }).length === 0);
  expect(empty).toEqual([]);
});
