import { globSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ErrorOutsideTests } from "./report-errors-outside-tests.ts";

export interface Tally {
  passed: number;
  failed: number;
  /** Which tests failed, and the first line of why. */
  failures: string[];
  /** Which tests passed only when they were run again, and why they had failed. */
  flaky: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** One for each file. */
  testResults: {
    name?: string;
    message?: string;
    status: "passed" | "failed";
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const REPORTS = ["vitest", "playwright", "errors-outside-tests"].flatMap((report) =>
  ["{apps,packages}/*", ".ci", "docker"].map((folder) => `${folder}/test-results/${report}.json`),
);

/** Adds up what the test runners wrote below a folder, and removes it, so that nothing is counted twice. */
export function takeReports(root: string): Tally {
  const tally: Tally = { passed: 0, failed: 0, failures: [], flaky: [] };
  const named = (tests: string[]) => tests.map((test) => test.replaceAll(`${resolve(root)}/`, ""));
  for (const file of globSync(REPORTS, { cwd: root })) {
    const path = join(root, file);
    const { passed, failed, failures, flaky } = readTally(readFileSync(path, "utf8"));
    tally.passed += passed;
    tally.failed += failed;
    tally.failures.push(...named(failures));
    tally.flaky.push(...named(flaky));
    rmSync(path);
  }
  return tally;
}

function readTally(report: string): Tally {
  const content = JSON.parse(report) as VitestReport | PlaywrightReport | { errors: ErrorOutsideTests[] };
  // That of Playwright has errors, too.
  if ("stats" in content) return ofPlaywright(content);
  return "errors" in content ? ofErrors(content.errors) : ofVitest(content);
}

function ofErrors(errors: ErrorOutsideTests[]): Tally {
  const failures = errors.map(({ file, message }) =>
    failure(file ?? "no file", "outside of its tests", message),
  );
  return { passed: 0, failed: failures.length, failures, flaky: [] };
}

function ofPlaywright({ stats: { expected, unexpected, flaky }, suites = [] }: PlaywrightReport): Tally {
  const withStatus = (status: string) => suites.flatMap((suite) => testsWith(status, suite));
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: withStatus("unexpected"),
    flaky: withStatus("flaky"),
  };
}

function testsWith(status: string, { suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => failure(file, title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap((suite) => testsWith(status, suite))];
}

/** A file that failed without a failed test could not be loaded or set up: none of its tests ran. */
function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(({ name = "", message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(name, "could not be set up", message)];
    return failed.map(({ fullName = "", failureMessages = [] }) =>
      failure(name, fullName, failureMessages[0]),
    );
  });
  const flaky = testResults.flatMap(({ name = "", assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName = "", failureMessages = [] }) => failure(name, fullName, failureMessages[0])),
  );
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures, flaky };
}

const failure = (file: string, test: string, why = ""): string =>
  `${file} › ${test}\n    ${stripVTControlCharacters(why).split("\n")[0] ?? ""}`;
