import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    environment: "jsdom",
    setupFiles: ["./src/testing/setup.ts"],
    exclude: ["node_modules/**", "dist/**"],
    restoreMocks: true,
    // Making a page and reading the libraries anew for each file takes as long as the tests themselves.
    isolate: false,
    maxWorkers: "100%",
    // It imports its styles, and names files without their endings, which only Vite understands.
    server: { deps: { inline: [/@uiw\/react-m/] } },
    // A busy machine takes its time; a test that passes does not wait for it.
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
  },
});
