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
async function stop(program: Program): Promise<void> {
  program.child.kill("SIGTERM");
  await program.ended();
}
const signIn = () => post(`${site}/api/auth/sign-in`, ADA);

test("the server shows a set-up link at startup as long as no person can sign in", async () => {
  await stop(await started());
  const program = await started();
  const token = LINK.exec(program.output())?.[1] ?? "";
  const accepted = await post(`${site}/trpc/account.acceptLink`, { token, name: "Ada", ...ADA });
  expect(accepted.status).toBe(200);
  await stop(program);
  const next = await started();
  expect(next.output()).not.toMatch(LINK);
  expect((await signIn()).status).toBe(200);
});

test("the server creates the administrator of the environment at startup, and does not log the password", async () => {
  const named = { ADMIN_EMAIL: ADA.email, ADMIN_PASSWORD: ADA.password, LOG_LEVEL: "trace" };
  const first = await started(named);
  expect((await signIn()).status).toBe(200);
  await stop(first);
  const second = await started({ ...named, ADMIN_PASSWORD: "another password" });
  expect((await signIn()).status).toBe(200);
  for (const { output } of [first, second]) {
    expect(output()).not.toMatch(LINK);
    expect(output()).not.toContain(ADA.password);
  }
});

test("the server does not start with a password of the administrator that is easy to guess", async () => {
  const program = runMain({ ...variables, ADMIN_EMAIL: ADA.email, ADMIN_PASSWORD: "password1234" });
  expect(await program.ended()).toBe(1);
  expect(program.output()).toContain("ADMIN_PASSWORD is refused. This password is easy to guess");
});
