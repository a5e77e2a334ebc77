import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { contentRecords } from "../support/content-records.ts";
import { openRest } from "../support/open-rest.ts";

const rest = openRest();
const { call, refused } = rest;

const record = z.looseObject({ id: z.int() });
const PATH = "/api/categories";

const newBody = () => ({ name: `Category ${randomUUID()}`, description: "A category." });
const bearer = (token: string, key: string) => ({
  authorization: `Bearer ${token}`,
  "idempotency-key": `"${key}"`,
});
const keyed = (key: string) => bearer(rest.token, key);
const headersOf = ({ headers }: { headers: Headers }) =>
  ["location", "etag", "content-type", "cache-control"].map((name) => headers.get(name));
const replayed = ({ headers }: { headers: Headers }) => headers.get("idempotency-replayed");

async function countOf(name: string): Promise<number> {
  const { rows } = await rest.server.database.pool.query("select 1 from category where name = $1", [name]);
  return rows.length;
}

let key: string;
beforeEach(() => {
  key = randomUUID();
});

const phraseId = { value: 0 };
const created = [
  ...contentRecords(() => phraseId.value).map(({ path, body }) => ({ path, body: body(9) })),
  { path: "/api/synonyms", body: { terms: ["loo", "bathroom of sorts"] } },
];

test.each(created)(
  "POST $path sends the same response again, and creates one record",
  async ({ path, body }) => {
    const phrase = await call("POST", "/api/phrases", { english: `To say ${key}`, category_id: 1 });
    phraseId.value = record.parse(phrase.body).id;
    const sent = "phrase_id" in body ? { ...body, phrase_id: phraseId.value } : body;
    const first = await call("POST", path, sent, keyed(key));
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expect(replayed(first)).toBeNull();
    const again = await call("POST", path, sent, keyed(key));
    expect([again.status, replayed(again)]).toEqual([201, "true"]);
    expect(again.body).toEqual(first.body);
    expect(headersOf(again)).toEqual(headersOf(first));

    // As after a crash between the change and its response.
    await rest.server.database.pool.query("update idempotency_key set response = null");
    const afterCrash = await call("POST", path, sent, keyed(key));
    expect([afterCrash.status, replayed(afterCrash)]).toEqual([201, "true"]);
    expect(afterCrash.body).toEqual(first.body);
    expect(headersOf(afterCrash)).toEqual(headersOf(first));
  },
);

test("the response stays that of the first call when the record changes", async () => {
  const body = newBody();
  const first = await call("POST", PATH, body, keyed(key));
  const { id } = record.parse(first.body);
  await call("PUT", `${PATH}/${id}`, { ...body, description: "Changed" });
  expect((await call("POST", PATH, body, keyed(key))).body).toEqual(first.body);
  await call("DELETE", `${PATH}/${id}`);
  expect((await call("POST", PATH, body, keyed(key))).body).toEqual(first.body);
});

test("of calls in parallel one creates the record, and others get its response or 409", async () => {
  const body = newBody();
  const responses = await Promise.all(Array.from({ length: 8 }, () => call("POST", PATH, body, keyed(key))));
  const fresh = responses.filter((response) => response.status === 201 && replayed(response) === null);
  expect(fresh).toHaveLength(1);
  for (const { status, headers } of responses.filter((response) => response.status !== 201)) {
    expect([status, headers.get("retry-after")]).toEqual([409, "2"]);
  }
  expect(await countOf(body.name)).toBe(1);
});

test("refuses a call with 409 while the first one runs", async () => {
  const body = newBody();
  const { pool } = rest.server.database;
  const blocker = await pool.connect();
  await blocker.query("begin");
  await blocker.query("lock table category in exclusive mode");
  const first = call("POST", PATH, body, keyed(key));
  await expect
    .poll(async () => {
      const { rows } = await blocker.query(
        "select 1 from pg_locks where locktype = 'advisory' and objsubid = 1 and database = (select oid from pg_database where datname = current_database())",
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
  const error = await refused(409, "POST", PATH, body, keyed(key));
  expect(error.message).toContain("still running");
  await blocker.query("rollback");
  blocker.release();
  expect((await first).status).toBe(201);
  expect(replayed(await call("POST", PATH, body, keyed(key)))).toBe("true");
});

test("refuses another body, and another call, with the same key", async () => {
  const body = newBody();
  await call("POST", PATH, body, keyed(key));
  const error = await refused(422, "POST", PATH, { ...body, description: "Another" }, keyed(key));
  expect(error.code).toBe("UNPROCESSABLE_CONTENT");
  await refused(422, "POST", "/api/tasks", { title: "Write" }, keyed(key));
  expect(await countOf(body.name)).toBe(1);
});

test("keys belong to the token or the person that sends them", async () => {
  const [one, other] = [newBody(), newBody()];
  const first = await call("POST", PATH, one, keyed(key));
  const token = await rest.server.tokenFor("editor");
  const second = await call("POST", PATH, other, bearer(token, key));
  const { cookie } = await rest.server.signedIn("editor");
  const third = await call("POST", PATH, newBody(), { cookie, "idempotency-key": `"${key}"` });
  for (const response of [first, second, third]) {
    expect([response.status, replayed(response)]).toEqual([201, null]);
  }
  await refused(401, "POST", PATH, one, { "idempotency-key": `"${key}"` });
  await rest.server.database.pool.query(
    "update api_token set revoked_at = now() where id = (select max(id) from api_token)",
  );
  await refused(401, "POST", PATH, other, bearer(token, key));
});

describe("the key", () => {
  test.each(["", '""', '"half', "two words", '"a", "b"', `"${"k".repeat(256)}"`, '"é"'])(
    "is refused when it is %j",
    async (header) => {
      const headers = { authorization: `Bearer ${rest.token}`, "idempotency-key": header };
      const error = await refused(400, "POST", PATH, newBody(), headers);
      expect(error.message).toMatch(/^Idempotency-Key must be/);
    },
  );

  test("is the same with and without quotes", async () => {
    const body = newBody();
    await call("POST", PATH, body, keyed(key));
    const headers = { authorization: `Bearer ${rest.token}`, "idempotency-key": key };
    expect(replayed(await call("POST", PATH, body, headers))).toBe("true");
  });

  test("can be used again after a call that failed, and after 24 hours", async () => {
    await refused(400, "POST", PATH, { name: "" }, keyed(key));
    const body = newBody();
    expect(replayed(await call("POST", PATH, body, keyed(key)))).toBeNull();
    await rest.server.database.pool.query(
      "update idempotency_key set created_at = now() - interval '25 hours' where key = $1",
      [key],
    );
    const later = await call("POST", PATH, newBody(), keyed(key));
    expect([later.status, replayed(later)]).toEqual([201, null]);
  });
});

test("stores neither the key nor the change when the transaction fails, and both when only the response fails", async () => {
  const { pool } = rest.server.database;
  const failing = async (event: string) => {
    await pool.query(`create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`);
    await pool.query(
      `create trigger fail before ${event} on idempotency_key for each row execute function fail()`,
    );
  };
  const repair = () => pool.query("drop trigger fail on idempotency_key");
  const body = newBody();
  await failing("insert");
  expect((await call("POST", PATH, body, keyed(key))).status).toBe(500);
  await repair();
  expect(await countOf(body.name)).toBe(0);
  await failing("update");
  expect((await call("POST", PATH, body, keyed(key))).status).toBe(500);
  await repair();
  expect(await countOf(body.name)).toBe(1);
  const response = await call("POST", PATH, body, keyed(key));
  expect([response.status, replayed(response)]).toEqual([201, "true"]);
  expect(await countOf(body.name)).toBe(1);
});
