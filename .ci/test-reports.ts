import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
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

/** A test that passed only when it was tried again has failed: it will fail somebody again. */
function readTally(report: string): Tally {
  const content = JSON.parse(report) as VitestReport | PlaywrightReport;
  return "stats" in content
    ? { passed: content.stats.expected, failed: content.stats.unexpected + content.stats.flaky }
    : { passed: content.numPassedTests, failed: content.numFailedTests };
}
