import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["src/**/*.test.ts"],
    // Each mutant gets a worker of its own anyway; one for each file besides would take most of the time.
    isolate: false,
  },
});
