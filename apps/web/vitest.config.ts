import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: "100%",
    // A busy machine takes its time; a test that passes does not wait for it.
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    sequence: { shuffle: { tests: true }, seed: 4711 },
    projects: [
      {
        extends: true,
        test: {
          name: "public",
          include: ["*.test.ts", "src/{public,shared}/**/*.test.{ts,tsx}"],
          setupFiles: ["./src/testing/setup.ts"],
          environment: "jsdom",
          restoreMocks: true,
          // Making a page and reading the libraries anew for each file takes longer than the tests themselves.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "admin",
          include: ["src/admin/**/*.test.{ts,tsx}"],
          setupFiles: ["./src/testing/setup.ts"],
          environment: "jsdom",
          restoreMocks: true,
          isolate: false,
          // It imports its styles, and names files without their endings, which only Vite understands.
          server: { deps: { inline: [/@uiw\/react-m/] } },
        },
      },
    ],
  },
});
