/**
 * Changes the code in one small thing after the other, and sees whether a test fails: `pnpm test:mutation rules`, or in some
 * files alone `pnpm test:mutation rules packages/validators/src/urls/slug.ts`. It takes too long for `pnpm test`; what
 * it found is told in docs/mutation-testing.md.
 */
import { chdir } from "node:process";
import { fileURLToPath } from "node:url";
import type { PartialStrykerOptions } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { startTestCluster } from "../../packages/db/src/testing/start-test-cluster.ts";
import { SCOPES } from "./scopes.ts";

chdir(fileURLToPath(new URL("../..", import.meta.url)));

/** What all scopes share. */
const shared = (name: string): PartialStrykerOptions => ({
  testRunner: "vitest",
  plugins: [
    fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner")),
    fileURLToPath(new URL("ignore-descriptions.ts", import.meta.url)),
  ],
  ignorers: ["descriptions"],
  coverageAnalysis: "perTest",
  concurrency: 2,
  // A mutant that goes round in circles is found by counting: what takes long here has a busy machine to blame.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  // Stryker would rewrite it for its copy by means that TypeScript 7 no longer has; the tests do not read it.
  tsconfigFile: "none",
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true, logTests: false },
  jsonReporter: { fileName: `test-results/mutants-${name}.json` },
  htmlReporter: { fileName: `test-results/mutants-${name}.html` },
  tempDirName: "test-results/mutants",
  thresholds: { high: 90, low: 80, break: 80 },
});

const [name = "", ...files] = process.argv.slice(2);
const options = SCOPES[name];
if (!options) {
  console.error(`Name what is to be changed: pnpm test:mutation ${Object.keys(SCOPES).join(", or ")}.`);
  process.exit(1);
}

// One PostgreSQL for all runners, and for every mutant.
const cluster = name === "services" ? await startTestCluster() : undefined;
if (cluster) {
  process.env["MUTANTS_CLUSTER_URL"] = cluster.url;
  process.env["MUTANTS_SETUP"] = fileURLToPath(new URL("count-before-all.ts", import.meta.url));
}
try {
  await new Stryker({
    ...shared(name),
    ...options,
    ...(files.length > 0 && { mutate: files }),
  }).runMutationTest();
} finally {
  await cluster?.stop();
}
