import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unrelatedFolders } from "./skip-unrelated.ts";

const server = join(import.meta.dirname, "../apps/server");

test("a change of one module skips the tests of the whole server that are about other things", () => {
  const skipped = unrelatedFolders(["apps/server/src/modules/category/category.service.ts"]);
  expect(skipped).toContain("test/fuzz");
  expect(skipped).toContain("test/import");
  expect(skipped).not.toContain("test/rest");
});

test("a change runs the tests of the whole server that are about it", () => {
  const skipped = unrelatedFolders([
    "apps/server/src/modules/import/read-file.ts",
    "apps/server/test/security/guessing.test.ts",
    "apps/web/src/main.tsx",
  ]);
  expect(skipped).toContain("test/fuzz");
  expect(skipped).not.toContain("test/import");
  expect(skipped).not.toContain("test/security");
});

test("a change of what the tests of the server share, or of the package itself, skips none of them", () => {
  expect(unrelatedFolders(["apps/server/test/support/calls.ts"])).toEqual([]);
  expect(unrelatedFolders(["apps/server/package.json"])).toEqual([]);
});

test("every folder that can be skipped exists", () => {
  for (const folder of unrelatedFolders([])) expect(existsSync(join(server, folder)), folder).toBe(true);
});
