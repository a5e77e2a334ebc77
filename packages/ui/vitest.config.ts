import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: "non-scoped" } },
    setupFiles: ["./src/testing/setup.ts"],
    restoreMocks: true,
    // Making a page and reading the libraries anew for each file takes longer than the tests themselves.
    isolate: false,
    maxWorkers: "100%",
    sequence: { shuffle: { tests: true }, seed: 4711 },
  },
});
