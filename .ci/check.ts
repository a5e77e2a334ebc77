/**
 * Runs every `check:…` script of the root package.json in its order, quick ones first, all of them whatever
 * fails, and ends with one line that counts the tests of all suites. A check that fails without a failed test
 * counts as one failure.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Tally, takeReports } from "./test-reports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

function readChecks(): [name: string, script: string][] {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).filter(([name]) => name.startsWith("check:"));
}

interface Outcome extends Tally {
  name: string;
  ok: boolean;
  seconds: string;
}

function run([name, script]: [name: string, script: string]): Outcome {
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  takeReports(root);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ["--run", name], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
  });
  const { passed, failed, failures } = takeReports(root);
  // A suite that ran nothing says nothing.
  const missing = script.includes("--reporter=") && passed === 0;
  if (missing) console.error("No test ran.");
  const ok = status === 0 && failed === 0 && !missing;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { name, ok, seconds, passed, failed: ok ? 0 : Math.max(failed, 1), failures };
}

function line({ name, ok, seconds, passed, failed }: Outcome): string {
  const counted = passed > 0 ? `   ${passed} passed, ${failed} failed` : "";
  return `${ok ? "ok    " : "FAILED"} ${name.padEnd(18)} ${seconds.padStart(6)} s${counted}`;
}

const outcomes = readChecks().map(run);
const sum = (key: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[key], 0);

console.log(`\n${"═".repeat(64)}\n${outcomes.map(line).join("\n")}\n`);
// Told at the end, where it is found without reading everything before it.
for (const { failures } of outcomes) for (const failure of failures) console.log(`FAILED ${failure}\n`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
