// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const SOURCES = ["apps/web/src", "packages/ui/src"];

const filesOf = (extensions: string) =>
  SOURCES.flatMap((folder) => globSync(`${folder}/**/*.${extensions}`, { cwd: root })).map((file) => ({
    file,
    text: readFileSync(join(root, file), "utf8"),
  }));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

test("every CSS variable in use is declared somewhere", () => {
  const mantine = readFileSync(
    join(import.meta.dirname, "node_modules/@mantine/core/styles/default-css-variables.css"),
    "utf8",
  );
  const files = filesOf("{css,ts,tsx}");
  const declared = new Set(
    [mantine, ...files.map(({ text }) => text)].flatMap((text) =>
      matches(text, /(--(?:mantine|sw)-[\w-]+)"?\]?:/g),
    ),
  );
  const unknown = files.flatMap(({ file, text }) =>
    matches(text, /var\((--(?:mantine|sw)-[\w-]+)/g)
      .filter((name) => !declared.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("every class that a component takes from its stylesheet is in there", () => {
  const missing = filesOf("tsx").flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g)].flatMap(([, name = "", path = ""]) => {
      const stylesheet = join(root, dirname(file), path);
      const css = readFileSync(stylesheet, "utf8");
      return matches(text, new RegExp(`(?<![\\w/-])${name}\\.([a-zA-Z]\\w*)`, "g"))
        .filter((className) => !new RegExp(`\\.${className}\\b`).test(css))
        .map((className) => `${file}: .${className} of ${relative(root, stylesheet)}`);
    }),
  );
  expect(missing).toEqual([]);
});
