import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());
let token: string;
beforeAll(async () => {
  token = await server.tokenFor("reader");
});

async function statusOf(body: string, further: Record<string, string> = {}): Promise<number> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, ...further };
  return (await fetch(`${server.url}/api/categories`, { method: "POST", headers, body })).status;
}

test.each<Record<string, string>>([{ "idempotency-key": "deep" }, {}])(
  "rejects a body with lists too deep inside each other, with the headers %o",
  async (headers) => {
    const listsOf = (depth: number) => `{"name":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    expect(await statusOf(listsOf(7_000), headers)).toBe(400);
    expect(await statusOf(listsOf(20), headers)).toBe(400);
    // The token may only read.
    expect(await statusOf(listsOf(19), headers)).toBe(403);
  },
);

test("rejects a body with objects too deep inside each other", async () => {
  const body = `${'{"name":'.repeat(30)}1${"}".repeat(30)}`;
  expect(await statusOf(body)).toBe(400);
});
