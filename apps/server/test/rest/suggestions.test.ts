import { beforeEach, describe, expect, test } from "vitest";
import { post } from "../support/calls.ts";
import { openRest } from "../support/open-rest.ts";
import { startTestServer } from "../support/start-test-server.ts";

const rest = openRest();
const PATH = "/api/suggestions";
const NOBODY = {};
const valid = { translation_id: 1, field: "other", suggested: "It is spelled otherwise", seconds: 10 };

beforeEach(async () => {
  await rest.server.database.pool.query("truncate suggestion, suggestion_recording, rate_limit");
});

const stored = async (): Promise<number> =>
  (await rest.server.database.pool.query("select count(*)::int as count from suggestion")).rows[0].count;

test("POST /api/suggestions stores a suggestion without a sign-in, and sets no cookie", async () => {
  const sent = await rest.call("POST", PATH, valid, NOBODY);
  expect(sent).toMatchObject({ status: 200, body: { success: true } });
  expect(sent.headers.get("set-cookie")).toBeNull();
  expect(sent.headers.get("cache-control")).toBe("no-store");
  expect(await stored()).toBe(1);
});

test("an invalid suggestion is 400 at its fields, and is not stored", async () => {
  const wrong = { ...valid, field: "color", website: "https://spam.example" };
  const { issues } = await rest.refused(400, "POST", PATH, wrong, NOBODY);
  expect(issues?.map(({ path }) => path)).toEqual([["field"], ["website"]]);
  expect(await stored()).toBe(0);
});

describe("suggestions that are refused", () => {
  test("a page of another site cannot send a suggestion", async () => {
    const elsewhere = { origin: "https://elsewhere.example" };
    await rest.refused(403, "POST", PATH, valid, elsewhere);
    expect(await stored()).toBe(0);
  });

  test("the eleventh suggestion of an address within an hour is 429 with Retry-After", async () => {
    // A server of its own, which remembers that the address is blocked.
    const { databaseUrl } = rest.server;
    const busy = await startTestServer({ databaseUrl });
    const send = (suggested: string) => post(busy.url + PATH, { ...valid, suggested });
    for (let number = 0; number < 10; number++) await send(`Text ${number}`);
    const { status, headers } = await send("Text 11");
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await stored()).toBe(10);
    await busy.close();
  });
});
