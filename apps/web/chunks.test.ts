// @vitest-environment node
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  ADMIN_START,
  CALL_FILES,
  CALLS,
  CARDS,
  FINDER,
  FRAMEWORK,
  isFile,
  isOfPackage,
  LIST_TOOLS,
  MY_LANGUAGE,
  PHRASE_TOOLS,
  SAVED,
  SHEETS,
  SITE,
} from "./chunks.ts";

// The test runner's own value would bundle React's development build.
beforeAll(() => void vi.stubEnv("NODE_ENV", "production"));
afterAll(() => void vi.unstubAllEnvs());

/** Builds as `pnpm build` does, without writing. */
async function buildOutput(configFile: string, options: InlineConfig["build"] = {}) {
  const built = await build({
    configFile: join(import.meta.dirname, configFile),
    logLevel: "error",
    build: { ...options, write: false },
  });
  return (built as Rolldown.RolldownOutput).output;
}

/** The modules of a build by the name of their chunk. */
function modulesByChunk(output: Awaited<ReturnType<typeof buildOutput>>) {
  const chunks = output.filter((part) => part.type === "chunk");
  // Several chunks can have the same name.
  return new Map(
    [...Map.groupBy(chunks, ({ name }) => name)].map(([name, named]) => [
      name,
      named.flatMap(({ moduleIds }) => moduleIds),
    ]),
  );
}

type Chunks = ReturnType<typeof modulesByChunk>;

/** The names that match no module of the chunk. */
const missingIn = (
  modules: string[] = [],
  names: string[],
  matches: (names: string[]) => (id: string) => boolean,
) => names.filter((name) => !modules.some(matches([name])));

const PROGRESS = "apps/web/src/public/features/practice/progress.ts";

/** Loaded only when a visitor imports practice progress: it validates the file with zod. */
const PROGRESS_IMPORT = "read-progress-file";

/** The modules of the administration area, and of the libraries that it alone may use. */
function foreignModules(chunks: Chunks): string[] {
  const isAdminLibrary = isOfPackage(["zod", "@mantine/form", "@trpc/tanstack-react-query"]);
  const loaded = [...chunks].filter(([name]) => name !== PROGRESS_IMPORT);
  const paths = loaded
    .flatMap(([, ids]) => ids)
    .map((id) => ({ id, path: relative(import.meta.dirname, id) }));
  return paths
    .filter(({ id, path }) => path.startsWith("src/admin/") || isAdminLibrary(id))
    .map(({ path }) => path);
}

describe("the public client build", () => {
  let output: Awaited<ReturnType<typeof buildOutput>>;
  let chunks: Chunks;
  beforeAll(async () => {
    output = await buildOutput("vite.config.ts");
    chunks = modulesByChunk(output);
  }, 120_000);

  test("has modules of every framework package in the framework chunk", () => {
    expect(missingIn(chunks.get("framework"), FRAMEWORK, isOfPackage)).toEqual([]);
  });

  test("has what calls of the API need in a chunk that no page loads with its scripts", () => {
    expect(missingIn(chunks.get("calls"), CALLS, isOfPackage)).toEqual([]);
    expect(missingIn(chunks.get("calls"), CALL_FILES, isFile)).toEqual([]);
    const built = output.filter((part) => part.type === "chunk");
    const isPage = /tsr-split=component$|entry-client\.tsx$/;
    const loaded = new Set(built.filter(({ facadeModuleId }) => isPage.test(facadeModuleId ?? "")));
    for (const { imports } of loaded)
      for (const chunk of built) if (imports.includes(chunk.fileName)) loaded.add(chunk);
    const files = Array.from(loaded, ({ fileName }) => fileName);
    expect(files).toContainEqual(expect.stringMatching(/\/framework-/));
    expect(files).not.toContainEqual(expect.stringMatching(/\/calls-/));
  });

  test("has every file of the site list in the site chunk", () => {
    expect(missingIn(chunks.get("site"), SITE, isFile)).toEqual([]);
  });

  test("has every file of the cards list in the cards chunk", () => {
    expect(missingIn(chunks.get("cards"), CARDS, isFile)).toEqual([]);
  });

  test("has the files of the other lists in the chunks that they name", () => {
    expect(missingIn(chunks.get("finder"), FINDER, isFile)).toEqual([]);
    expect(missingIn(chunks.get("my-language"), MY_LANGUAGE, isFile)).toEqual([]);
    expect(missingIn(chunks.get("saved"), SAVED, isFile)).toEqual([]);
    expect(missingIn(chunks.get("sheets"), SHEETS, isFile)).toEqual([]);
    expect(missingIn(chunks.get("phrase-tools"), PHRASE_TOOLS, isFile)).toEqual([]);
    expect(missingIn(chunks.get("list-tools"), LIST_TOOLS, isFile)).toEqual([]);
  });

  test("has neither the router's link component nor a copy of a hook that React has", () => {
    const modules = [...chunks.values()].flat();
    expect(
      modules.filter((id) => /\/react-router\/dist\/esm\/link\.js$|sync-external-store-shim/.test(id)),
    ).toEqual([]);
    expect(modules).toContainEqual(expect.stringMatching(/\/use-sync-external-store\/cjs\//));
  });

  test("has one script for each page, which includes what the page shows in place of missing content", () => {
    const parts = output.flatMap((part) => (part.type === "chunk" ? [part.facadeModuleId ?? ""] : []));
    expect(parts.filter((id) => /tsr-split=(?!component$)/.test(id))).toEqual([]);
  });

  test("bundles the database of practice progress with its user, so that it cannot fail to load alone", () => {
    const user = [...chunks.values()].find((ids) => ids.some(isFile([PROGRESS])));
    expect(user).toContainEqual(expect.stringMatching(/\/features\/practice\/progress-database\.ts$/));
  });

  test("has the styles of all pages in one file, and those of the full-screen card in its own", () => {
    const names = output.flatMap((part) => (part.type === "asset" ? part.names : []));
    expect(names.filter((name) => name === "style.css")).toHaveLength(1);
    const stylesOf = (isWanted: (facade: string) => boolean) =>
      output.flatMap((part) =>
        part.type === "chunk" && isWanted(part.facadeModuleId ?? "")
          ? [...(part.viteMetadata?.importedCss ?? [])]
          : [],
      );
    expect(stylesOf((facade) => /tsr-split=component$|entry-client\.tsx$/.test(facade))).toEqual([]);
    expect(stylesOf((facade) => facade.endsWith("/show-card.tsx"))).toHaveLength(1);
  });

  test("has no code of the administration area and none of its libraries", () => {
    expect(foreignModules(chunks)).toEqual([]);
  });
});

test("the public page renderer has no code of the administration area and none of its libraries", async () => {
  const chunks = modulesByChunk(await buildOutput("vite.config.ts", { ssr: "src/public/entry-server.tsx" }));
  expect(chunks.size).toBeGreaterThan(0);
  expect(foreignModules(chunks)).toEqual([]);
}, 120_000);

/** Static members of components in use, such as `Checkbox.Card`, that no screen renders. */
const UNSTYLED = ["CheckboxCard", "CheckboxIndicator", "RadioCard", "RadioIndicator", "Notification"];

/** The styles of every screen, and those that the recording studio loads with its scripts. */
const STYLES = ["../../packages/ui/src/theme/mantine.css", "src/admin/features/recording/recording.css"];

describe("the admin build", () => {
  let chunks: Chunks;
  beforeAll(async () => {
    chunks = modulesByChunk(await buildOutput("vite.admin.config.ts"));
  }, 120_000);

  test("has modules of every framework package in the framework chunk", () => {
    expect(missingIn(chunks.get("framework"), FRAMEWORK, isOfPackage)).toEqual([]);
  });

  test("has the first screens in the start chunk", () => {
    // The other part of a route module is its loader and search params, which the entry needs in any case.
    const screens = chunks.get("start")?.filter((id) => id.endsWith("?tsr-split=component"));
    expect(missingIn(screens, ADMIN_START.slice(1), isFile)).toEqual([]);
  });

  test("has no code of the public app and of the server", () => {
    const paths = [...chunks.values()].flat().map((id) => relative(import.meta.dirname, id));
    expect(paths).toContain("src/admin/main.tsx");
    expect(paths.filter((path) => /^(src\/public|..\/server)\//.test(path))).toEqual([]);
  });

  test("has the styles of exactly the Mantine components in use", () => {
    const used = [...chunks.values()]
      .flat()
      .flatMap((id) => /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id)?.[1] ?? [])
      .filter((name) => !UNSTYLED.includes(name));
    const css = STYLES.map((path) => readFileSync(join(import.meta.dirname, path), "utf8")).join("\n");
    const imported = [...css.matchAll(/@mantine\/core\/styles\/([A-Z]\w*)\.css/g)].map(([, name]) => name);
    expect(new Set(imported)).toEqual(new Set(used));
  });
});
