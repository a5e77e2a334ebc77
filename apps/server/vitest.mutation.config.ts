import { basename, dirname } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Of which kind of file the mutants are: presenters need no database, services that of the address given. */
const testClusterUrl = process.env["MUTANTS_CLUSTER_URL"];

/** Starts with the tests of the changed service's module: the first that fails ends the run. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.ctx.config.related?.[0];
    const sorted = await super.sort(files);
    if (!changed) return sorted;
    const isNear = ({ moduleId }: TestSpecification) => moduleId.includes(`/${basename(dirname(changed))}`);
    return [...sorted.filter(isNear), ...sorted.filter((file) => !isNear(file))];
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: testClusterUrl
      ? [
          "test/{accounts,history,import,rest,webhooks,writes}/*.test.ts",
          "src/modules/{category,comment,dashboard,document,language,missed-search,phrase,search,settings,sheet,slug-redirect,suggestion,synonym,task,translation,translation-grid,webhook}/*.test.ts",
        ]
      : ["src/**/*.presenter.test.ts"],
    // These start programs, need the built site, or take long.
    exclude: [
      "test/accounts/first-start.test.ts",
      "test/import/size.test.ts",
      "test/rest/{client,client-package,guide}.test.ts",
      "test/webhooks/{guide,interrupted}.test.ts",
      "test/writes/{long-documents,settings,tasks-at-once}.test.ts",
    ],
    ...(testClusterUrl && {
      provide: { testClusterUrl },
      setupFiles: process.env["MUTANTS_SETUP"] ?? [],
    }),
    sequence: { sequencer: NearestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
