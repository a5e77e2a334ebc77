import type { PartialStrykerOptions } from "@stryker-mutator/api/core";

const NO_TESTS = ["!**/*.test.ts", "!**/testing/**"];
const SEARCH = "packages/validators/src/{search,static-copy}/**/*.ts";
/** Copied from PostgreSQL, to which a test of the server holds it (`plain-letters.test.ts`). */
const LETTERS = "packages/validators/src/search/spelling/plain-letters.ts";

const validators: PartialStrykerOptions = {
  ignorePatterns: ["**", "!tsconfig.json", "!packages/validators/**", "node_modules"],
  vitest: { configFile: "packages/validators/vitest.config.ts" },
};

const server: PartialStrykerOptions = {
  ignorePatterns: ["**", "!tsconfig.json", "!apps/server/**", "node_modules", "test-results"],
  vitest: { configFile: "apps/server/vitest.mutants.config.ts" },
};

/** Stryker's options, by the name that `pnpm mutants` takes. All paths are from the root. */
export const SCOPES: Record<string, PartialStrykerOptions> = {
  rules: { ...validators, mutate: ["packages/validators/src/**/*.ts", `!${SEARCH}`, ...NO_TESTS] },
  presenters: { ...server, mutate: ["apps/server/src/**/*.presenter.ts"] },
  services: {
    ...server,
    mutate: ["apps/server/src/modules/**/*.service.ts"],
    // What runs while a server starts, outside of tests, would else be tried with all of them.
    ignoreStatic: true,
  },
  search: { ...validators, mutate: [SEARCH, `!${LETTERS}`, ...NO_TESTS] },
};
