import { defineConfig } from "vitest/config";

/** Of which kind of file the mutants are: presenters need no database, services that of the address given. */
const testClusterUrl = process.env["MUTANTS_CLUSTER_URL"];

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: testClusterUrl
      ? [
          "test/{accounts,history,import,rest,writing}/*.test.ts",
          "src/modules/{category,document,language,missed-search,phrase,search,synonym,task,translation}/*.test.ts",
        ]
      : ["src/**/*.presenter.test.ts"],
    // They take long, and judge what other files do.
    exclude: [
      "test/rest/{guide,client}.test.ts",
      "test/import/size.test.ts",
      "test/writing/{long-documents,tasks-at-once}.test.ts",
    ],
    ...(testClusterUrl && { provide: { testClusterUrl } }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
