import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { slowFilesFirst } from "./src/testing/slow-files-first.ts";

export default defineConfig({
  test: {
    globalSetup: ["src/testing/global-setup.ts", "src/embedded-postgres/testing/global-setup.ts"],
    // Migrations are loaded by folder, so Vitest cannot tell which tests depend on them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/packages/db/src/migrations/*.ts"],
    // Tests wait for PostgreSQL most of their time.
    maxWorkers: availableParallelism() * 2,
    sequence: {
      sequencer: slowFilesFirst(/query-plans|health-check|embedded-postgres|dump|migrations|seed-database/),
      shuffle: { tests: true },
      seed: 4711,
    },
    include: ["src/**/*.test.ts"],
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
