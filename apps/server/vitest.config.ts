import { availableParallelism, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { slowFilesFirst } from "@saywhere/db/testing/slow-files-first";
import { configDefaults, defineConfig } from "vitest/config";

// That of deployments, which would starve beside the other tests: they lower their own.
setPriority(5);

export default defineConfig({
  test: {
    // Some tests start the whole program several times, which takes long on a slow and busy machine. A test that passes
    // does not wait for its limit.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Loading the libraries again for each file would take a seventh of the whole time.
    isolate: false,
    // Tests that start and stop whole programs wait for most of their time.
    maxWorkers: availableParallelism() * 2,
    sequence: {
      sequencer: slowFilesFirst(/test\/(resilience|deployments|running)\//),
      shuffle: { tests: true },
      seed: 4711,
    },
    include: [
      "src/**/*.test.ts",
      "openapi/**/*.test.ts",
      "test/**/*.test.ts",
      "search-quality/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    // `pnpm test:resilience` repeats each fault many times.
    provide: { faultTimes: 1 },
    globalSetup: fileURLToPath(import.meta.resolve("@saywhere/db/testing/global-setup")),
    // Migrations are loaded by folder, so Vitest cannot tell which tests depend on them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/packages/db/src/migrations/*.ts"],
  },
});
