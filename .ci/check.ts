/**
 * Runs the scripts of the root package.json that are given by name, or every `check:…` script, all of them whatever
 * fails, and ends with one line that counts the tests of all suites. Scripts without tests come first, two at a time. A
 * script that fails without a failed test counts as one failure. A test that fails is run once more: if it passes then, it
 * is listed as flaky.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Tally, takeReports } from "./test-reports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as {
  scripts: Record<string, string>;
};

interface Outcome extends Tally {
  name: string;
  ok: boolean;
  seconds: number;
}

const NO_TESTS: Tally = { passed: 0, failed: 0, failures: [], flaky: [] };

/** Runs a script, whose output is printed as it comes, or as a whole at the end. */
async function run(name: string, { buffered }: { buffered: boolean }): Promise<Omit<Outcome, keyof Tally>> {
  const title = `\n── ${name} ${"─".repeat(60 - name.length)}\n`;
  if (!buffered) process.stdout.write(title);
  const start = performance.now();
  const child = spawn(process.execPath, ["--run", name], {
    cwd: root,
    stdio: ["ignore", buffered ? "pipe" : "inherit", buffered ? "pipe" : "inherit"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const ok = await new Promise<boolean>((resolve) => child.on("close", (status) => resolve(status === 0)));
  if (buffered) process.stdout.write(title + output);
  return { name, ok, seconds: (performance.now() - start) / 1000 };
}

async function runStatic(name: string): Promise<Outcome> {
  const outcome = await run(name, { buffered: true });
  return { ...outcome, ...NO_TESTS, failed: outcome.ok ? 0 : 1 };
}

async function runTests(name: string): Promise<Outcome> {
  // Reports of an earlier run are not counted.
  takeReports(root);
  const outcome = await run(name, { buffered: false });
  const { passed, failed, failures, flaky } = takeReports(root);
  // A suite in which no test ran has not succeeded, unless only the tests of changed files were to run.
  const missing = passed + failed === 0 && name.startsWith("check:");
  if (missing) console.error("No test ran.");
  const ok = outcome.ok && failed === 0 && !missing;
  if (!ok && failed === 0) failures.push(`${name} › failed, though no test did: its output above says why`);
  return { ...outcome, ok, passed, failed: ok ? 0 : Math.max(failed, 1), failures, flaky };
}

function line({ name, ok, seconds, passed, failed }: Outcome): string {
  const counted = passed > 0 ? `   ${passed} passed, ${failed} failed` : "";
  return `${ok ? "ok    " : "FAILED"} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s${counted}`;
}

const given = process.argv.slice(2);
const names = given.length > 0 ? given : Object.keys(scripts).filter((name) => name.startsWith("check:"));
const hasTests = (name: string) => scripts[name]?.includes("--reporter=") ?? false;

const start = performance.now();
const outcomes: Outcome[] = [];
const waiting = names.filter((name) => !hasTests(name)).values();
const lane = async () => {
  // Both lanes take from one iterator, so that each script runs once.
  for (const name of waiting) outcomes.push(await runStatic(name));
};
await Promise.all([lane(), lane()]);
for (const name of names.filter(hasTests)) outcomes.push(await runTests(name));

const sum = (key: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${"═".repeat(64)}\n${outcomes.map(line).join("\n")}\n`);
// The failures again, after the output of all suites.
for (const { failures, flaky } of outcomes) {
  for (const failure of failures) console.log(`FAILED ${failure}\n`);
  for (const failure of flaky) console.log(`FLAKY ${failure}\n`);
}
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
