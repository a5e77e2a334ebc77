import { phrase } from "@saywhere/validators/content/phrase";
import { translation } from "@saywhere/validators/content/translation";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { contentRecords } from "../support/content-records.ts";
import { ODD_TEXTS } from "../support/odd-texts.ts";
import { openRest } from "../support/open-rest.ts";

const record = z.looseObject({ id: z.int(), version: z.int() });

const { call, refused } = openRest();
let phraseId = 0;
beforeAll(async () => {
  phraseId = (await made("/api/phrases", { english: "To be translated", category_id: 1 })).id;
});

async function made(path: string, body: unknown) {
  const answer = await call("POST", path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return record.parse(answer.body);
}

describe.each(contentRecords(() => phraseId))("$path", (records) => {
  const { path, answer, body, required, texts } = records;

  test("POST adds a record, PUT changes it and DELETE deletes it", async () => {
    const added = await call("POST", path, body(1));
    expect(added.status).toBe(201);
    expect(added.headers.get("cache-control")).toBe("no-store");
    const stored = record.parse(answer.strict().parse(added.body));
    expect(stored).toMatchObject(body(1));
    const read = await call("GET", added.headers.get("location") ?? "");
    expect(read).toMatchObject({ status: 200, body: { id: stored.id } });
    const changes = { ...body(1), [texts.at(-1) as string]: "Changed" };
    const changed = await call("PUT", `${path}/${stored.id}`, { ...changes, version: stored.version });
    expect(changed.status).toBe(200);
    expect(answer.strict().parse(changed.body)).toMatchObject({ ...changes, version: stored.version + 1 });
    const deleted = await call("DELETE", `${path}/${stored.id}`);
    expect(deleted).toMatchObject({ status: 200, body: { success: true } });
    expect(deleted.body).toEqual({ success: true });
    expect((await refused(404, "DELETE", `${path}/${stored.id}`)).code).toBe("NOT_FOUND");
    expect((await refused(404, "PUT", `${path}/${stored.id}`, body(1))).message).toMatch(/^There is no such/);
  });

  test("a record is accepted as it was read, with the fields that only responses have", async () => {
    const stored = await made(path, body(7));
    const { status, body: changed } = await call("PUT", `${path}/${stored.id}`, stored);
    expect(changed).toMatchObject({ id: stored.id, ...body(7) });
    expect(status).toBe(200);
    await call("DELETE", `${path}/${stored.id}`);
  });

  test("an unknown field is 400 and names the most similar one", async () => {
    const [field = ""] = required;
    const typo = `${field}x`;
    const message = `There is no field "${typo}". Did you mean "${field}"?`;
    for (const [method, address] of [
      ["POST", path],
      ["PUT", `${path}/1`],
    ] as const) {
      expect(await refused(400, method, address, { ...body(8), [typo]: "x" })).toEqual({
        message,
        code: "BAD_REQUEST",
        issues: [{ path: [typo], message }],
      });
    }
  });

  test("a write with an outdated version is 409 with the current one; without a version the last write wins", async () => {
    const stored = await made(path, body(4));
    const { version } = stored;
    const field = texts.at(-1) as string;
    await call("PUT", `${path}/${stored.id}`, { ...body(4), [field]: "First", version });
    const second = { ...body(4), [field]: "Second" };
    const { conflict } = await refused(409, "PUT", `${path}/${stored.id}`, { ...second, version });
    expect(conflict).toMatchObject({
      reason: "stale",
      saved_by: expect.any(String),
      current: { [field]: "First", version: version + 1 },
    });
    const last = await call("PUT", `${path}/${stored.id}`, second);
    expect(last).toMatchObject({ status: 200, body: { [field]: "Second", version: version + 2 } });
    await call("DELETE", `${path}/${stored.id}`);
  });

  test("the identifier of a record that does not exist is 404", async () => {
    expect((await refused(404, "PUT", `${path}/1000000000`, body(2))).code).toBe("NOT_FOUND");
    expect((await refused(404, "DELETE", `${path}/1000000000`)).code).toBe("NOT_FOUND");
    expect((await refused(400, "DELETE", `${path}/1e9`)).code).toBe("BAD_REQUEST");
  });

  test("script and SQL in a text are stored unchanged", async () => {
    for (const text of ODD_TEXTS) {
      const odd = { ...body(5), ...Object.fromEntries(texts.map((field) => [field, text])) };
      const stored = await made(path, odd);
      expect(stored).toMatchObject(odd);
      expect((await call("PUT", `${path}/${stored.id}`, odd)).body).toEqual(stored);
      await call("DELETE", `${path}/${stored.id}`);
    }
  });
});

test.each<[Record<string, string>, challenge: string]>([
  [{}, "Bearer"],
  [{ cookie: "__Host-saywhere_session=x" }, "Bearer"],
  [{ authorization: "Bearer swt_x" }, 'Bearer error="invalid_token"'],
])("a write with the headers %j is 401, and says how to sign in", async (headers, challenge) => {
  const response = await call("POST", "/api/categories", {}, headers);
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, challenge]);
});

test.each([
  ["/api/languages", { name: "Thai", nativeName: "ไทย", code: "th", description: "Again." }, "slug"],
  ["/api/categories", { name: "Greetings", description: "Again." }, "slug"],
  ["/api/phrases", { english: "Hello", category_id: 1 }, "slug"],
  ["/api/language-phrases", { language_id: 1, phrase_id: 1, native_text: "Again" }, "phrase_id"],
])("POST %s of a duplicate is 409 and names the field", async (path, duplicate, field) => {
  const { conflict, issues, code } = await refused(409, "POST", path, duplicate);
  expect(code).toBe("CONFLICT");
  expect(conflict).toMatchObject({ reason: "duplicate", field });
  expect(issues).toMatchObject([{ path: [field] }]);
});

describe("lists for editors", () => {
  test("GET /api/phrases?admin=true lists the English phrases for signed-in users only, and is not cached", async () => {
    const answer = await call("GET", "/api/phrases?admin=true");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("etag")).toBeNull();
    const phrases = z.array(phrase.strict()).parse(answer.body);
    expect(phrases[0]).toMatchObject({ slug: "hello", english: "Hello" });
    expect((await refused(401, "GET", "/api/phrases?admin=true", undefined, {})).code).toBe("UNAUTHORIZED");
    expect((await call("GET", "/api/phrases?admin=false", undefined, {})).status).toBe(200);
    const { issues } = await refused(400, "GET", "/api/phrases?admin=perhaps");
    expect(issues).toEqual([{ path: ["admin"], message: "Write true or false" }]);
  });

  test("GET /api/language-phrases lists the translations, filtered by language, by phrase, or by both", async () => {
    const list = async (query: string) => {
      const answer = await call("GET", `/api/language-phrases${query}`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      return z.array(translation.strict()).parse(answer.body);
    };
    expect((await list("")).length).toBeGreaterThan(5_300);
    expect(new Set((await list("?language_id=2")).map(({ language_id }) => language_id))).toEqual(
      new Set([2]),
    );
    expect(new Set((await list("?phrase_id=1")).map(({ phrase_id }) => phrase_id))).toEqual(new Set([1]));
    expect(await list("?language_id=2&phrase_id=1")).toHaveLength(1);
    expect((await refused(404, "GET", "/api/language-phrases?language_id=1000000000")).message).toMatch(
      /^There is no such language/,
    );
    expect((await refused(404, "GET", "/api/language-phrases?phrase_id=1000000000")).message).toMatch(
      /^There is no such phrase/,
    );
    await refused(401, "GET", "/api/language-phrases", undefined, {});
  });
});

test("deleting a category that has phrases is 409 and states their number", async () => {
  const { message, conflict } = await refused(409, "DELETE", "/api/categories/1");
  expect(message).toMatch(/^Move or delete its \d+ phrases first$/);
  expect(conflict).toMatchObject({ reason: "in-use", count: expect.any(Number) });
});
