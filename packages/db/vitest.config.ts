import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["src/testing/test-cluster.ts", "src/embedded-postgres/testing/global-setup.ts"],
    // Most of the time goes into waiting for PostgreSQL.
    maxWorkers: "100%",
    include: ["src/**/*.test.ts"],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
