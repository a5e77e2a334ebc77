import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeReports } from "./test-reports.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "saywhere-reports-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, report: object) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(report));
}

const vitest = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

test("adds up the suites of all packages", () => {
  write("packages/db/test-results/vitest.json", vitest(12, 1));
  write("apps/web/test-results/vitest.json", vitest(30, 0));
  write("apps/web/test-results/playwright.json", {
    errors: [],
    stats: { expected: 8, unexpected: 2, flaky: 1 },
  });
  write(".ci/test-results/vitest.json", vitest(3, 0));
  write("docker/test-results/vitest.json", vitest(1, 0));
  expect(takeReports(root)).toMatchObject({ passed: 55, failed: 3 });
});

test("counts a report once", () => {
  write("packages/ui/test-results/vitest.json", vitest(5, 0));
  takeReports(root);
  expect(existsSync(join(root, "packages/ui/test-results/vitest.json"))).toBe(false);
  expect(takeReports(root)).toEqual({ passed: 0, failed: 0, failures: [], flaky: [] });
});

test("counts a file that could not be loaded as a failure", () => {
  const failed = (...statuses: string[]) => ({
    status: "failed",
    assertionResults: statuses.map((status) => ({ status })),
  });
  const loaded = { status: "passed", assertionResults: [{ status: "passed" }] };
  write(
    "apps/server/test-results/vitest.json",
    vitest(2, 1, [loaded, failed(), failed("skipped"), failed("passed", "failed")]),
  );
  expect(takeReports(root)).toMatchObject({ passed: 2, failed: 3 });
});

test("names what failed or passed only when it was run again, and the first line of why", () => {
  const assertionResults = [
    { status: "passed", fullName: "a dog barks", failureMessages: [] },
    { status: "passed", fullName: "a bird barks", failureMessages: ["expected tweet\n  at bird.test.ts"] },
    { status: "failed", fullName: "a cat barks", failureMessages: ["expected miaow\n  at cat.test.ts"] },
  ];
  const broken = { name: join(root, "b.test.ts"), message: "no cat", status: "failed", assertionResults: [] };
  write(
    "apps/server/test-results/vitest.json",
    vitest(2, 1, [{ name: join(root, "a.test.ts"), status: "failed", assertionResults }, broken]),
  );
  const results = [{ error: { message: "\u001b[31mlate\u001b[39m\n at" } }, {}];
  const specs = ["flaky", "unexpected", "expected"].map((status) => ({
    title: `${status} page`,
    file: "page.spec.ts",
    tests: [{ status, results }],
  }));
  write("apps/web/test-results/playwright.json", {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ suites: [{ specs }] }],
  });
  const { passed, failed, failures, flaky } = takeReports(`${root}/`);
  expect({ passed, failed }).toEqual({ passed: 4, failed: 3 });
  expect(failures.toSorted()).toEqual([
    "a.test.ts › a cat barks\n    expected miaow",
    "b.test.ts › could not be set up\n    no cat",
    "page.spec.ts › unexpected page\n    late",
  ]);
  expect(flaky.toSorted()).toEqual([
    "a.test.ts › a bird barks\n    expected tweet",
    "page.spec.ts › flaky page\n    late",
  ]);
});

test("counts and names errors that were thrown outside of tests", () => {
  write("apps/web/test-results/vitest.json", vitest(5, 0));
  write("apps/web/test-results/errors-outside-tests.json", {
    errors: [
      { file: join(root, "a.test.ts"), message: "window is not defined\n  at a.ts" },
      { message: "late" },
    ],
  });
  write("apps/server/test-results/errors-outside-tests.json", { errors: [] });
  expect(takeReports(root)).toMatchObject({
    passed: 5,
    failed: 2,
    failures: [
      "a.test.ts › outside of its tests\n    window is not defined",
      "no file › outside of its tests\n    late",
    ],
  });
});
