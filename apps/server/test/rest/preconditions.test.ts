import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { contentRecords } from "../support/content-records.ts";
import { openRest } from "../support/open-rest.ts";

const rest = openRest();
const { call, refused } = rest;

const record = z.looseObject({ id: z.int(), version: z.int(), slug: z.string().optional() });

let phraseId = 0;
beforeAll(async () => {
  const phrase = await call("POST", "/api/phrases", { english: "To be translated", category_id: 1 });
  phraseId = record.parse(phrase.body).id;
});

const writing = (etag: string) => ({ authorization: `Bearer ${rest.token}`, "if-match": etag });

const reading = (etag: string) => ({ authorization: `Bearer ${rest.token}`, "if-none-match": etag });

describe.each(contentRecords(() => phraseId))("$path", ({ path, body, texts }) => {
  const field = texts.at(-1) as string;

  async function added(number: number) {
    const response = await call("POST", path, body(number));
    const { id } = record.parse(response.body);
    return {
      address: `${path}/${id}`,
      location: response.headers.get("location") ?? "",
      etag: response.headers.get("etag") ?? "",
    };
  }

  test("a write of a record is accepted with the ETag of its last response, and sends the next one", async () => {
    const { address, location, etag } = await added(1);
    expect(etag).toBe('"1"');
    const first = await call("PUT", address, { ...body(1), [field]: "First" }, writing(etag));
    expect([first.status, first.headers.get("etag")]).toEqual([200, '"2"']);
    const read = await call("GET", location);
    expect(read.body).toMatchObject({ [field]: "First" });
    const second = await call(
      "PUT",
      address,
      { ...body(1), [field]: "Second" },
      writing(read.headers.get("etag") ?? ""),
    );
    expect([second.status, second.headers.get("etag")]).toEqual([200, '"3"']);
    expect(
      (await call("DELETE", address, undefined, writing(`W/${second.headers.get("etag")}`))).status,
    ).toBe(200);
  });

  test("a write of a record with the ETag of another version is 412 with the current record, and changes nothing", async () => {
    const { address, etag } = await added(2);
    await call("PUT", address, { ...body(2), [field]: "First" });
    const second = { ...body(2), [field]: "Second" };
    for (const sent of [
      await refused(412, "PUT", address, second, writing(etag)),
      await refused(412, "DELETE", address, undefined, writing(etag)),
    ]) {
      expect(sent).toMatchObject({
        code: "PRECONDITION_FAILED",
        conflict: { reason: "stale", current: { [field]: "First", version: 2 } },
      });
    }
    for (const [method, sent] of [
      ["PUT", second],
      ["DELETE", undefined],
    ] as const) {
      for (const foreign of ['"abc"', '"0"']) {
        const { message } = await refused(412, method, address, sent, writing(foreign));
        expect(message).toMatch(/^If-Match has no ETag/);
      }
      await refused(412, method, address, sent, writing('"1", "3"'));
      const { message } = await refused(412, method, address, sent, writing('"9"'));
      expect(message).toBe("The version is 2, and not 9. Read the record again, and change that.");
    }
    for (const etags of ['"2"', '"2", "3"']) {
      const { issues } = await refused(400, "PUT", address, { ...second, version: 1 }, writing(etags));
      expect(issues).toMatchObject([{ path: ["version"] }]);
    }
    await refused(412, "PUT", address, { ...second, version: 1 }, writing('"1", "2"'));
    const listed = await call("PUT", address, second, writing('"a,b", "1", W/"2.hash", "9"'));
    expect(listed).toMatchObject({ status: 200, body: { [field]: "Second", version: 3 } });
    const any = await call("PUT", address, { ...second, [field]: "Third" }, writing("*"));
    expect(any).toMatchObject({ status: 200, body: { [field]: "Third" } });
    expect((await call("DELETE", address, undefined, writing('"3", "4"'))).status).toBe(200);
  });

  test("a deletion of an outdated version is 409 with the current record", async () => {
    const { address } = await added(3);
    await call("PUT", address, { ...body(3), [field]: "First" });
    expect(await refused(409, "DELETE", `${address}?version=1`)).toMatchObject({
      conflict: { reason: "stale", current: { [field]: "First", version: 2 } },
    });
    expect((await call("DELETE", `${address}?version=2`)).status).toBe(200);
  });
});

test("the ETag of a public read of a language is accepted by a write, and matches its next conditional read", async () => {
  const path = "/api/languages/thai";
  const { body, headers } = await call("GET", path, undefined, {});
  const etag = headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"1\.[\w-]+"$/);
  const unchanged = (tag = etag) =>
    fetch(rest.server.url + path, { headers: { "if-none-match": tag } }).then(({ status }) => status);
  for (const tag of [etag, etag.replace("W/", ""), "*"]) expect(await unchanged(tag), tag).toBe(304);
  const address = `/api/languages/${record.parse(body).id}`;
  const changed = { ...(body as object), description: "A language." };
  expect((await call("PUT", address, changed, writing(etag))).body).toMatchObject({ version: 2 });
  expect(await unchanged()).toBe(200);
});

test.each([
  "/api/languages/2/record",
  "/api/categories/2",
  "/api/phrases/2",
  "/api/synonyms/2",
  "/api/language-phrases/2",
])("a conditional read of %s is 304 without a body until the record is another", async (path) => {
  const { headers } = await call("GET", path);
  const etag = headers.get("etag") ?? "";
  const conditional = (tag: string) => fetch(rest.server.url + path, { headers: reading(tag) });
  for (const tag of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const unchanged = await conditional(tag);
    expect([unchanged.status, await unchanged.text()], tag).toEqual([304, ""]);
    expect(unchanged.headers.get("etag")).toBe(etag);
    expect(unchanged.headers.get("cache-control")).toBe("no-store");
    expect(unchanged.headers.get("content-type")).toBeNull();
  }
  for (const tag of ['"1"', '"other"']) expect((await conditional(tag)).status, tag).toBe(200);
});

test("a conditional read of a phrase is 200 when only the name of its category is another", async () => {
  const path = "/api/phrases/2";
  const { headers, body } = await call("GET", path);
  const { category_id, version } = z.looseObject({ category_id: z.int(), version: z.int() }).parse(body);
  const category = (await call("GET", `/api/categories/${category_id}`)).body as object;
  await call("PUT", `/api/categories/${category_id}`, { ...category, name: "Hellos" });
  const read = await call("GET", path, undefined, reading(headers.get("etag") ?? ""));
  expect(read).toMatchObject({ status: 200, body: { category_name: "Hellos", version } });
});

test.each(["/api/languages/thai", "/api/language-phrases/1"])(
  "the record of %s keeps its version when it is sent back as it was read",
  async (path) => {
    const read = await call("GET", path);
    const { id, version } = record.parse(read.body);
    const address = path.replace("thai", String(id));
    const noted = { ...(read.body as object), regional_variations: [{ region: "Chile", notes: "Rare." }] };
    const sent = path.endsWith("thai") ? (read.body as object) : noted;
    const first = record.parse((await call("PUT", address, sent)).body).version;
    expect(first).toBe(path.endsWith("thai") ? version : version + 1);
    expect((await call("PUT", address, { ...sent, version: first })).body).toMatchObject({ version: first });
  },
);

test("a document is saved with its ETag, and is 412 with that of another version", async () => {
  const path = "/api/documents/etags.md";
  const { headers } = await call("POST", path, { content: "one" });
  expect(headers.get("etag")).toBe('"1"');
  const read = await call("GET", path);
  expect(read.headers.get("etag")).toMatch(/^W\/"1\.[\w-]+"$/);
  const saved = await call("POST", path, { content: "two" }, writing(read.headers.get("etag") ?? ""));
  expect([saved.status, saved.headers.get("etag")]).toEqual([200, '"2"']);
  expect((await refused(412, "POST", path, { content: "three" }, writing('"1"'))).conflict).toMatchObject({
    current: { content: "two" },
  });
});

test.each(['"1"', "*"])(
  "a document that does not exist is 412 with If-Match: %s, and is not created",
  async (tag) => {
    const path = "/api/documents/missing.md";
    const { code } = await refused(412, "POST", path, { content: "one" }, writing(tag));
    expect(code).toBe("PRECONDITION_FAILED");
    await refused(404, "GET", path);
  },
);
