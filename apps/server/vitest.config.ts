import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Some tests start the whole program, which takes longer on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Reading the libraries anew for each file takes a seventh of all the time.
    isolate: false,
    // Tests that start and end whole programs wait a good part of theirs.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    include: [
      "src/**/*.test.ts",
      "openapi/**/*.test.ts",
      "test/**/*.test.ts",
      "search-quality/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    // `pnpm test:resilience` does each many times.
    provide: { faultTimes: 2 },
    globalSetup: fileURLToPath(import.meta.resolve("@saywhere/db/testing/test-cluster")),
  },
});
