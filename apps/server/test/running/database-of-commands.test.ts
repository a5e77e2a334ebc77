import { spawnSync } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { expect, onTestFinished, test, vi } from "vitest";
import { programEnvironment } from "../support/program-environment.ts";
import { temporaryFolder } from "../support/run-main.ts";

const CLI = fileURLToPath(new URL("../../src/cli/", import.meta.url));

/** Runs a command as an operator would. */
function run(command: string, args: string[], variables: Record<string, string>) {
  return spawnSync(process.execPath, [`${CLI}${command}.ts`, ...args], {
    env: { ...programEnvironment, ...variables },
    encoding: "utf8",
  });
}

test("all commands refuse a misspelled DATABASE_URL instead of using the embedded database", async () => {
  const folder = await temporaryFolder();
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const file = join(folder, "site.dump");
  expect(run("dump", [file], { DATABASE_URL: url }).status).toBe(0);
  const dataDir = join(folder, "data");
  for (const [command, args] of [
    ["reset", ["--yes"]],
    ["restore", [file, "--force"]],
    ["dump", [join(folder, "other.dump")]],
    ["migrate", []],
    ["seed", []],
    ["create-token", ["Mirror"]],
    ["remove-second-factor", ["ada@example.org"]],
    ["export-site", [join(folder, "site")]],
  ] as const) {
    const { status, stdout, stderr } = run(command, [...args], { DATABSE_URL: url, DATA_DIR: dataDir });
    expect([status, stdout, stderr]).toEqual([
      1,
      "",
      "The command failed: nothing was changed. DATABSE_URL is not a variable of Saywhere. If DATABASE_URL is meant, rename it.\n",
    ]);
  }
  expect(await readdir(folder)).toEqual(["site.dump"]);
});

test.each([
  ["dump", ["site.dump"]],
  ["create-token", ["Mirror"]],
  ["remove-second-factor", ["ada@example.org"]],
])(
  "%s creates no database where there is none, and says which folder it looked into",
  async (command, args) => {
    const dataDir = await temporaryFolder();
    const { status, stdout, stderr } = run(command, args, { DATA_DIR: dataDir });
    expect([status, stdout, stderr]).toEqual([
      1,
      "",
      `The command failed: there is no database in ${join(dataDir, "postgres")}. Set DATABASE_URL, or DATA_DIR to the folder of the server.\n`,
    ]);
    expect(await readdir(dataDir)).toEqual([]);
  },
);

test.each(["dump", "restore", "reset", "export-site"])(
  "%s refuses an option that it does not know before it starts anything",
  async (command) => {
    const dataDir = await temporaryFolder();
    const { status, stdout, stderr } = run(command, ["--dry-run"], { DATA_DIR: dataDir });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^The command failed: Unknown option '--dry-run'.*\. Run it as: pnpm .*\n$/);
    expect(await readdir(dataDir)).toEqual([]);
  },
);

test.each([
  ["dump", "pnpm db:dump FILE"],
  ["restore", "pnpm db:restore FILE [--force]"],
  ["create-token", "pnpm token:create NAME "],
  ["remove-second-factor", "pnpm second-factor:remove E-MAIL"],
  ["export-site", "pnpm site:export FOLDER"],
  ["migrate", "pnpm db:migrate"],
  ["seed", "pnpm db:seed"],
  ["reset", "pnpm db:reset [--yes]"],
])("%s prints its usage with --help, without being loaded", async (command, usage) => {
  process.argv.push("--help");
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => {
    write.mockRestore();
    process.argv.pop();
  });
  await import(`${CLI}${command}.ts`);
  expect(write.mock.calls).toEqual([[expect.stringContaining(`Usage: ${usage}`)]]);
});
