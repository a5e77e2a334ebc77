import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: fileURLToPath(import.meta.resolve("@saywhere/db/testing/test-cluster")),
  },
});
