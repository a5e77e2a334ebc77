import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const document = readFileSync(`${root}/docs/security.md`, "utf8").replaceAll(/\s+/g, " ");
const paths = [...document.matchAll(/`((?:apps|packages|docs|docker|\.ci)\/[^` ]+)`/g)].map(
  ([, path = ""]) => path,
);
const sources = paths
  .filter((path) => /\.(?:test|spec)\.ts$/.test(path))
  .map((path) => readFileSync(`${root}/${path}`, "utf8"))
  .join("\n");
const names = [...document.matchAll(/“([^”]{25,})”/g)].map(([, name = ""]) => name);

test("it names files and tests", () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(names.length).toBeGreaterThan(8);
});

test.each(paths)("%s is there", (path) => expect(existsSync(`${root}/${path}`)).toBe(true));

test.each(names)("“%s” is the name of a test", (name) => expect(sources).toContain(name));
