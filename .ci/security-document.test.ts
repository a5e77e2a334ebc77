import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const document = readFileSync(`${root}/docs/security.md`, "utf8");
const paths = [...document.matchAll(/`((?:apps|packages|docs|docker|\.ci|\.github)\/[^`\s]+)`/g)].map(
  ([, path = ""]) => path,
);

test("docs/security.md names code and tests by their paths", () => {
  expect(paths.length).toBeGreaterThan(30);
});

test.each(paths)("docs/security.md names an existing file: %s", (path) => {
  expect(existsSync(`${root}/${path}`)).toBe(true);
});
