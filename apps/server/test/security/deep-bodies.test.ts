import { expect, test } from "vitest";
import { openRest } from "../support/open-rest.ts";

const rest = openRest("reader");

async function statusOf(body: string, further: Record<string, string> = {}): Promise<number> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${rest.token}`, ...further };
  return (await fetch(`${rest.server.url}/api/categories`, { method: "POST", headers, body })).status;
}

test.each<Record<string, string>>([{ "idempotency-key": "deep" }, {}])(
  "rejects a body with too deeply nested lists, with the headers %o",
  async (headers) => {
    const listsOf = (depth: number) => `{"name":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    expect(await statusOf(listsOf(7_000), headers)).toBe(400);
    expect(await statusOf(listsOf(20), headers)).toBe(400);
    // The token may only read.
    expect(await statusOf(listsOf(19), headers)).toBe(403);
  },
);

test("rejects a body with too deeply nested objects", async () => {
  const body = `${'{"name":'.repeat(30)}1${"}".repeat(30)}`;
  expect(await statusOf(body)).toBe(400);
});
