import { buffer } from "node:stream/consumers";
import { errorBody } from "@saywhere/validators/api/error-body";
import { FILE_KINDS, type FileStore, storedFile } from "@saywhere/validators/files/stored-file";
import { MAX_FILE_BYTES } from "@saywhere/validators/files/upload-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sampleOf } from "../support/sample-files.ts";
import { sendSlowly } from "../support/send-slowly.ts";
import { watchSessionUse } from "../support/session-use.ts";
import { PROVIDERS, startFileServer } from "../support/start-file-server.ts";

const KINDS = Object.entries(FILE_KINDS).flatMap(([store, kinds]) =>
  kinds.flatMap(({ contentType, extensions }) =>
    extensions.map((ending): [FileStore, string, string] => [store as FileStore, ending, contentType]),
  ),
);
const ALIKE: Record<string, string> = { jpeg: "jpg", oga: "ogg" };

describe.each(PROVIDERS)("uploads to a %s", (provider) => {
  const server = forAllTests(() => startFileServer(provider));
  let token: string;
  beforeAll(async () => {
    token = await server.tokenFor("administrator");
  });

  const put = (path: string, body: string | Buffer<ArrayBuffer>) =>
    server.call("PUT", `/api/cdn/${path}`, { body });
  const refusal = async (path: string, body: string | Buffer<ArrayBuffer>) => {
    const response = await put(path, body);
    const { message, ...rest } = errorBody.strict().parse(await response.json());
    expect(response.headers.get("cache-control")).toBe("no-store");
    return { status: response.status, message, ...rest };
  };
  const contentOf = async (store: FileStore, key: string) => {
    const found = await server.stores[store].storage.get(key);
    return found && buffer(found.body);
  };

  // Kinds are recognized before the storage is called.
  const kinds = provider === "folder" ? KINDS : KINDS.slice(0, 1);
  test.each(kinds)("the bucket %s accepts .%s files", async (store, ending, contentType) => {
    const sample = sampleOf(ALIKE[ending] ?? ending);
    const response = await put(`${store}/kinds/a%20${ending}.${ending.toUpperCase()}`, sample);
    expect(response.status, await response.clone().text()).toBe(201);
    const file = storedFile.strict().parse(await response.json());
    const key = `kinds/a ${ending}.${ending.toUpperCase()}`;
    expect(file).toMatchObject({ key, size: sample.length, url: server.stores[store].urlOf(key) });
    const read = await server.call("GET", response.headers.get("location") ?? "");
    expect(await read.json()).toEqual(file);
    const head = await server.stores[store].storage.head(key);
    expect(head).toMatchObject({ cacheControl: "public, max-age=3600" });
    expect(head?.contentType.replace("; charset=utf-8", "")).toBe(contentType);
    expect(await contentOf(store, key)).toEqual(sample);
  });

  test("an existing file is replaced only when the caller requests it", async () => {
    expect((await put("assets/one.txt", "one")).status).toBe(201);
    expect(await refusal("assets/one.txt", "two")).toMatchObject({
      status: 409,
      message: expect.stringContaining("A file named “one.txt” already exists"),
    });
    expect(await contentOf("assets", "one.txt")).toEqual(Buffer.from("one"));
    const replaced = await put("assets/one.txt?replace=true", "three");
    expect([replaced.status, await replaced.json()]).toMatchObject([200, { size: 5 }]);
    expect(await contentOf("assets", "one.txt")).toEqual(Buffer.from("three"));
    expect((await put("assets/two.txt?replace=true", "new")).status).toBe(201);
    expect((await put("assets/two.txt?replace=perhaps", "new")).status).toBe(400);
  });

  test("a file name is stored in its composed form, and found and deleted by either", async () => {
    const decomposed = `assets/${encodeURIComponent("été.txt".normalize("NFD"))}`;
    const composed = `assets/${encodeURIComponent("été.txt".normalize("NFC"))}`;
    const response = await put(decomposed, "hot");
    expect(await response.json()).toMatchObject({ key: "été.txt".normalize("NFC") });
    expect(response.headers.get("location")).toBe(`/api/cdn/${composed}`);
    const call = (method: string, path: string) =>
      fetch(`${server.url}/api/cdn/${path}`, { method, headers: { authorization: `Bearer ${token}` } });
    expect((await call("GET", decomposed)).status).toBe(200);
    expect((await call("DELETE", decomposed)).status).toBe(200);
    expect((await call("GET", composed)).status).toBe(404);
  });

  test("an upload that is too large is rejected before it is sent, and while it is being sent", async () => {
    const message = "The file is too large; the limit is 25.0 MB.";
    const url = `${server.url}/api/cdn/assets/large.txt`;
    const authorization = `Bearer ${token}`;
    const announced = sendSlowly(url, { authorization, "content-length": MAX_FILE_BYTES.assets + 1 });
    expect(await announced.answer).toMatchObject({
      status: 413,
      body: { code: "PAYLOAD_TOO_LARGE", message },
      headers: { connection: "close" },
    });
    announced.hangUp();

    const unannounced = sendSlowly(url, { authorization });
    const piece = Buffer.alloc(1024 * 1024, "a");
    for (let sent = 0; sent < MAX_FILE_BYTES.assets; sent += piece.length) await unannounced.send(piece);
    void unannounced.send(Buffer.from("a"));
    expect(await unannounced.answer).toMatchObject({ status: 413, body: { message } });
    unannounced.hangUp();
    expect(await contentOf("assets", "large.txt")).toBeNull();
  });

  test("an unauthorized upload is rejected before a byte is read", async () => {
    const url = `${server.url}/api/cdn/assets/role.txt`;
    const editor = await server.signedIn("editor");
    for (const [headers, status] of [
      [{}, 401],
      [{ authorization: `Bearer swt_${"A".repeat(43)}` }, 401],
      [{ authorization: `Bearer ${await server.tokenFor("editor")}` }, 403],
      [{ cookie: editor.cookie }, 403],
      [{ cookie: (await server.signedIn("administrator")).cookie, origin: "https://elsewhere.test" }, 403],
    ] as const) {
      const upload = sendSlowly(url, { ...headers, "content-length": 1_000_000 });
      expect((await upload.answer).status).toBe(status);
      upload.hangUp();
    }
    const { cookie } = await server.signedIn("administrator");
    const own = await server.call("PUT", "/api/cdn/assets/role.txt", {
      body: "hello",
      headers: { cookie, origin: "https://saywhere.example" },
    });
    expect(own.status).toBe(201);
  });

  test.each([
    ["whose sender was deactivated while it was sent", "deactivated_at = now()", 401],
    ["whose sender became an editor while it was sent", "role = 'editor'", 403],
  ])("an upload is rejected and not stored if it is one %s", async (_what, change, status) => {
    const { id, cookie } = await server.signedIn("administrator");
    const accepted = await watchSessionUse(server.database, id);
    const upload = sendSlowly(`${server.url}/api/cdn/assets/late.txt`, { cookie });
    await upload.send(Buffer.alloc(20_000, "a"));
    await accepted();
    await server.database.pool.query(`update person set ${change} where id = $1`, [id]);
    upload.end();
    expect(await upload.answer).toMatchObject({ status });
    expect(await contentOf("assets", "late.txt")).toBeNull();
    const { rows } = await server.database.pool.query("select from change_set where person_id = $1", [id]);
    expect(rows).toEqual([]);
  });

  test("of two concurrent uploads with the same new name, the one that finishes later is rejected", async () => {
    const url = `${server.url}/api/cdn/assets/both.txt`;
    const slow = sendSlowly(url, { authorization: `Bearer ${token}` });
    await slow.send(Buffer.alloc(20_000, "a"));
    expect((await put("assets/both.txt", "quick")).status).toBe(201);
    slow.end();
    expect(await slow.answer).toMatchObject({ status: 409 });
    expect(await contentOf("assets", "both.txt")).toEqual(Buffer.from("quick"));
  });

  test("of several uploads that finish at the same moment, one is stored and the others are rejected", async () => {
    const sent = ["one", "two", "three", "four"];
    const answers = await Promise.all(sent.map((text) => put("assets/same.txt", text)));
    const statuses = (of: Response[]) => of.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses(answers)).toEqual([201, 409, 409, 409]);
    const stored = sent[answers.findIndex(({ status }) => status === 201)] as string;
    expect(await contentOf("assets", "same.txt")).toEqual(Buffer.from(stored));
    const replacing = await Promise.all(sent.map((text) => put("assets/again.txt?replace=true", text)));
    expect(statuses(replacing)).toEqual([200, 200, 200, 201]);
  });
});
