import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { post } from "../support/calls.ts";
import { freePort } from "../support/free-port.ts";
import { fakeWebApp, type Program, runMain, temporaryFolder } from "../support/run-main.ts";

let variables: Record<string, string>;
let site: string;
beforeEach(async () => {
  const folder = await temporaryFolder();
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const port = String(await freePort());
  site = `http://127.0.0.1:${port}`;
  variables = {
    PORT: port,
    DATABASE_URL: url,
    WEB_DIR: await fakeWebApp(folder),
  };
});

const ADA = { email: "ada@example.org", password: "correct horse battery" };
const LINK = /Set up {10}http:\/\/localhost:\d+\/admin\/set-up#([\w-]{43})\n/;

async function started(more: Record<string, string> = {}): Promise<Program> {
  const program = runMain({ ...variables, ...more });
  await program.ready();
  return program;
}
const signIn = () => post(`${site}/api/auth/sign-in`, ADA);

// What a start prints and logs. Which links and persons it creates, also at the second start, is tested in links.test.ts.
test("the server shows a set-up link at startup as long as no person can sign in", async () => {
  const program = await started();
  const token = LINK.exec(program.output())?.[1] ?? "";
  const accepted = await post(`${site}/trpc/account.acceptLink`, { token, name: "Ada", ...ADA });
  expect(accepted.status).toBe(200);
  program.child.kill("SIGTERM");
  await program.ended();
  const next = await started();
  expect(next.output()).not.toMatch(LINK);
  expect((await signIn()).status).toBe(200);
});

test("the server creates the administrator of the environment at startup, and does not log the password", async () => {
  const { output } = await started({
    ADMIN_EMAIL: ADA.email,
    ADMIN_PASSWORD: ADA.password,
    LOG_LEVEL: "trace",
  });
  expect((await signIn()).status).toBe(200);
  expect(output()).not.toMatch(LINK);
  expect(output()).not.toContain(ADA.password);
});
