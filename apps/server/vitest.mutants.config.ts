import { defineConfig } from "vitest/config";

/** Of which kind of file the mutants are: presenters need no database, services that of the address given. */
const testClusterUrl = process.env["MUTANTS_CLUSTER_URL"];

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: testClusterUrl
      ? [
          "test/{accounts,history,import,rest,writing}/*.test.ts",
          "src/modules/{category,document,language,missed-search,phrase,search,settings,synonym,task,translation}/*.test.ts",
        ]
      : ["src/**/*.presenter.test.ts"],
    // These start programs, need the built site, or take long.
    exclude: [
      "test/accounts/first-start.test.ts",
      "test/import/size.test.ts",
      "test/rest/{client,guide}.test.ts",
      "test/writing/{long-documents,settings,tasks-at-once}.test.ts",
    ],
    ...(testClusterUrl && { provide: { testClusterUrl } }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
