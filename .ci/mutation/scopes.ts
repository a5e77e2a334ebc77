import type { PartialStrykerOptions } from "@stryker-mutator/api/core";

const NO_TESTS = ["!**/*.test.ts", "!**/testing/**"];
/** Copied from PostgreSQL; a test of the server compares the two (`unaccent-table.test.ts`). */
const UNACCENT_TABLE = "packages/validators/src/texts/unaccent-table.ts";

const ofPackage = (name: string): PartialStrykerOptions => ({
  ignorePatterns: ["**", "!tsconfig.json", `!packages/${name}/**`, "node_modules"],
  vitest: { configFile: `packages/${name}/vitest.config.ts` },
});

const server: PartialStrykerOptions = {
  // The server reads its version from package.json.
  ignorePatterns: [
    "**",
    "!package.json",
    "!tsconfig.json",
    "!apps/server/**",
    "node_modules",
    "test-results",
  ],
  vitest: { configFile: "apps/server/vitest.mutation.config.ts" },
};

/** Stryker's options, by the name that `pnpm test:mutation` takes. All paths are from the root. */
export const SCOPES: Record<string, PartialStrykerOptions> = {
  rules: {
    ...ofPackage("validators"),
    mutate: ["packages/validators/src/**/*.ts", `!${UNACCENT_TABLE}`, ...NO_TESTS],
  },
  presenters: { ...server, mutate: ["apps/server/src/**/*.presenter.ts"] },
  services: {
    ...server,
    mutate: [
      "apps/server/src/modules/**/*.service.ts",
      // Their tests start stores and servers.
      "!apps/server/src/modules/{deployment,file,storage}/*.service.ts",
    ],
    // What runs while a server starts, outside of tests, would else be tried with all of them.
    ignoreStatic: true,
  },
  search: { ...ofPackage("search"), mutate: ["packages/search/src/**/*.ts", ...NO_TESTS] },
};
