import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["src/testing/test-cluster.ts", "src/embedded-postgres/testing/global-setup.ts"],
    // Most of the time goes into waiting for PostgreSQL.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    include: ["src/**/*.test.ts"],
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
