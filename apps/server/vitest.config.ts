import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Some tests start the whole program, which takes longer on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "search-quality/**/*.test.ts", "bench/**/*.test.ts"],
    // `pnpm faults` does each many times.
    provide: { faultTimes: 2 },
    globalSetup: fileURLToPath(import.meta.resolve("@saywhere/db/testing/test-cluster")),
  },
});
