import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    environment: "jsdom",
    setupFiles: ["./src/testing/setup.ts"],
    exclude: ["e2e/**", "node_modules/**", "dist/**"],
    restoreMocks: true,
    // Making a page and reading the libraries anew for each file takes longer than the tests themselves.
    isolate: false,
    maxWorkers: "100%",
  },
});
