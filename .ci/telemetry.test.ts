import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  scripts: Record<string, string>;
};
const calls = Object.entries(scripts).filter(([, script]) => /\bturbo\b/.test(script));

test("pnpm turbo runs a script, which can disable telemetry", () => {
  expect(scripts.turbo).toMatch(/ turbo$/);
});

test.each(calls)("pnpm %s runs turbo without telemetry and its notice", (_name, script) => {
  expect(script).toMatch(/^TURBO_TELEMETRY_DISABLED=1 turbo\b/);
});
