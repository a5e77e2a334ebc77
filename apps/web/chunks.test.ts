// @vitest-environment node
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, test, vi } from "vitest";
import { CARDS, FRAMEWORK, isFile, isOfPackage, isPackageFile, OBSERVERS, SITE } from "./chunks.ts";

/** The modules of the client build by the name of their chunk. */
let chunks: Map<string, string[]>;

beforeAll(async () => {
  // The test runner's own value would bundle React's development build.
  vi.stubEnv("NODE_ENV", "production");
  const configFile = join(import.meta.dirname, "vite.config.ts");
  const built = await build({
    root: import.meta.dirname,
    configFile,
    logLevel: "error",
    build: { write: false },
  });
  vi.unstubAllEnvs();
  const { output } = built as Rolldown.RolldownOutput;
  chunks = new Map(output.flatMap((part) => (part.type === "chunk" ? [[part.name, part.moduleIds]] : [])));
}, 120_000);

/** The names that match no module of the chunk. */
const missingIn = (chunk: string, names: string[], matches: (names: string[]) => (id: string) => boolean) =>
  names.filter((name) => !chunks.get(chunk)?.some(matches([name])));

test("the framework chunk has modules of every package in its list", () => {
  expect(missingIn("framework", FRAMEWORK, isOfPackage)).toEqual([]);
});

test("every observer of queries is bundled, and none in the framework chunk", () => {
  const others = [...chunks].flatMap(([name, modules]) => (name === "framework" ? [] : modules));
  expect(OBSERVERS.filter((file) => !others.some(isPackageFile([file])))).toEqual([]);
  expect(missingIn("framework", OBSERVERS, isPackageFile)).toEqual(OBSERVERS);
});

test("the site chunk has every file in its list", () => {
  expect(missingIn("site", SITE, isFile)).toEqual([]);
});

test("the cards chunk has every file in its list", () => {
  expect(missingIn("cards", CARDS, isFile)).toEqual([]);
});
