import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: "non-scoped" } },
    setupFiles: ["./src/testing/setup.ts"],
    restoreMocks: true,
    maxWorkers: "100%",
  },
});
