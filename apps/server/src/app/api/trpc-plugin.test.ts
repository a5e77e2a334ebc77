import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { expect, onTestFinished, test } from "vitest";
import { forAllTests } from "../../../test/support/for-all-tests.ts";
import { startTestServer, type TestServer } from "../../../test/support/start-test-server.ts";
import type { AppRouter } from "./app-router.ts";

const server = forAllTests(() => startTestServer());

const JSON_BODY = { "content-type": "application/json" };
const LONG = JSON.stringify({ text: "x".repeat(20_000) });

const SIGN_IN = "account.signIn";

test.each([
  [401, "UNAUTHORIZED", SIGN_IN, { method: "POST", headers: JSON_BODY, body: LONG }],
  [403, "FORBIDDEN", SIGN_IN, { method: "POST", headers: { origin: "https://other.example" } }],
  [404, "NOT_FOUND", "language%25list", {}],
  [406, "NOT_ACCEPTABLE", "language.list", { headers: { accept: "application/jsonl" } }],
  [414, "URI_TOO_LONG", `language.list?input=${"x".repeat(7_000)}`, {}],
  [415, "UNSUPPORTED_MEDIA_TYPE", SIGN_IN, { method: "POST", body: new URLSearchParams("a=b") }],
])(
  "a hook that rejects a request under /trpc with %i answers in tRPC's format",
  async (status, code, path, init) => {
    const response = await fetch(`${server.url}/trpc/${path}`, init);
    const error = {
      message: expect.any(String),
      code: expect.any(Number),
      data: { code, httpStatus: status },
    };
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  },
);

test("tRPC's client reads the code of an error that a hook raised", async () => {
  const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${server.url}/trpc` })] });
  const sending = client.account.signIn.mutate({ email: "a@example.org", password: "x".repeat(20_000) });
  await expect(sending).rejects.toMatchObject({
    name: "TRPCClientError",
    message: "Sign in first to send more than 16 KB",
    data: { code: "UNAUTHORIZED", httpStatus: 401 },
  });
});

test("the message of an invalid input names the field in words", async () => {
  const body = JSON.stringify({ email: "ada@example.org", password: "" });
  const response = await fetch(`${server.url}/trpc/${SIGN_IN}`, { method: "POST", headers: JSON_BODY, body });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    {
      error: { message: expect.stringMatching(/^password: \w/), data: { issues: [{ path: ["password"] }] } },
    },
  ]);
});

test("an internal error has its details in development, and only there", async () => {
  const { database, databaseUrl } = server;
  const development = await startTestServer({ databaseUrl, showErrors: true });
  onTestFinished(development.close);
  await database.pool.query("alter table language rename to elsewhere");
  const messageOf = async ({ url }: TestServer) => {
    const response = await fetch(`${url}/trpc/language.list?input={}`);
    expect(response.status).toBe(500);
    return ((await response.json()) as { error: { message: string } }).error.message;
  };
  expect(await messageOf(development)).toMatch(
    /^Something went wrong on our side.*\nerror: relation "language" does not exist\n +at /,
  );
  expect(await messageOf(server)).not.toContain("relation");
  await database.pool.query("alter table elsewhere rename to language");
});
