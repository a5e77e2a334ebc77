import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describeUrl } from "@saywhere/db/database-error";
import { createEmptyDatabase } from "@saywhere/db/testing/create-test-database";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { SignedIn } from "../support/accounts.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { programEnvironment } from "../support/program-environment.ts";
import { startTestServer } from "../support/start-test-server.ts";

const COMMAND = fileURLToPath(new URL("../../src/cli/create-token.ts", import.meta.url));

const site = forAllTests(() => startTestServer());
let ada: SignedIn;
beforeAll(async () => {
  ada = await site.signedIn("administrator", { email: "ada@example.org" });
});

/** Runs the command as an operator would. */
function create(args: string[], databaseUrl = site.databaseUrl) {
  return spawnSync(process.execPath, [COMMAND, ...args], {
    env: { ...programEnvironment, DATABASE_URL: databaseUrl },
    encoding: "utf8",
  });
}

const me = (token: string) =>
  fetch(`${site.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });

test("the command prints a token that works at once, and only the token on standard output", async () => {
  const { stdout, stderr, status } = create(["Nightly mirror"]);
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^swt_[\w-]{43}\n$/);
  expect(stderr).toContain(
    `A token of the database ${describeUrl(site.databaseUrl)} that acts for ada@example.org`,
  );
  expect(await (await me(stdout.trim())).json()).toMatchObject({ name: "Nightly mirror", role: "reader" });
});

test("a token created by the command is listed and recorded as created by its administrator for a language", async () => {
  const options = ["--role", "editor", "--language", "farsi", "--days", "never", "--by", "ADA@example.org"];
  const { stdout, stderr } = create(["Import", ...options]);
  expect(stdout, stderr).toMatch(/^swt_/);
  expect(await (await me(stdout.trim())).json()).toMatchObject({ name: "Import", role: "editor" });
  const [newest] = await site.services.token.list();
  expect(newest).toMatchObject({
    name: "Import",
    suffix: stdout.trim().slice(-4),
    created_by: ada.name,
    expires_at: null,
    language: expect.stringContaining("Farsi"),
  });
  const { rows } = await site.database.pool.query(
    "select author_name, person_id from change_set order by id desc limit 1",
  );
  expect(rows).toEqual([{ author_name: ada.name, person_id: ada.id }]);
});

test.each([
  [["Mirror", "--role", "editor", "--language", "klingon"], /there is no language “klingon”/],
  [["Mirror", "--by", "nobody@example.org"], /nobody@example\.org is not an administrator/],
])("the command with the arguments %j fails with instructions", async (args, message) => {
  const tokens = await site.services.token.list();
  const { stdout, stderr, status } = create(args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(message);
  expect(await site.services.token.list()).toEqual(tokens);
});

test("the command asks which administrator the token acts for when there are several", async () => {
  const bea = await site.signedIn("administrator");
  const { stderr, status } = create(["Mirror"]);
  expect([status, stderr]).toEqual([1, expect.stringContaining("Name one with --by E-MAIL")]);
  await site.database.pool.query("delete from person where id = $1", [bea.id]);
});

test("the command fails with instructions when the database has no tables", async () => {
  const empty = await createEmptyDatabase();
  onTestFinished(empty.drop);
  expect(create(["Mirror"], empty.url).stderr).toContain("Run pnpm db:migrate first");
});
