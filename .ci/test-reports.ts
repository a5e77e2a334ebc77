import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** One for each file. */
  testResults: { status: "passed" | "failed"; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const REPORTS = ["vitest", "playwright"].flatMap((tool) =>
  ["{apps,packages}/*", ".ci", "docker"].map((folder) => `${folder}/test-results/${tool}.json`),
);

/** Adds up what the test runners wrote below a folder, and removes it, so that nothing is counted twice. */
export function takeReports(root: string): Tally {
  const tally = { passed: 0, failed: 0 };
  for (const file of globSync(REPORTS, { cwd: root })) {
    const path = join(root, file);
    const { passed, failed } = readTally(readFileSync(path, "utf8"));
    tally.passed += passed;
    tally.failed += failed;
    rmSync(path);
  }
  return tally;
}

function readTally(report: string): Tally {
  const content = JSON.parse(report) as VitestReport | PlaywrightReport;
  return "stats" in content ? ofPlaywright(content) : ofVitest(content);
}

/** A test that passed only when it was tried again has failed: it will fail somebody again. */
function ofPlaywright({ stats: { expected, unexpected, flaky } }: PlaywrightReport): Tally {
  return { passed: expected, failed: unexpected + flaky };
}

/** A file that failed without a failed test could not be loaded or set up: none of its tests ran. */
function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
