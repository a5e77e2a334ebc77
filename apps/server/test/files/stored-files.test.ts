import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sampleOf } from "../support/sample-files.ts";
import { sendRaw } from "../support/send-raw.ts";
import { startFileServer } from "../support/start-file-server.ts";

const SOUND = Buffer.concat([sampleOf("mp3"), Buffer.from("0123456789")]);

const server = forAllTests(() => startFileServer("folder"));
beforeAll(async () => {
  const { assets, static: copy } = server.stores;
  await copy.storage.put("secret.txt", Buffer.from("secret"), { contentType: "text/plain" });
  await assets.storage.put(".saywhere/probe", Buffer.from("secret"), { contentType: "text/plain" });
  await assets.storage.put("by-hand.html", Buffer.from("<script>"), { contentType: "text/html" });
  // Written directly to the storage, because an upload of it would be rejected.
  const drawn = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  await assets.storage.put("drawn.svg", drawn, { contentType: "image/svg+xml" });
  for (const [path, content] of [
    ["media/farsi/sal%C3%A2m%20100%25.mp3", SOUND],
    ["assets/note.txt", sampleOf("txt")],
    ["assets/book.pdf", sampleOf("pdf")],
    // A valid picture that also parses as a script.
    [
      "assets/both.gif",
      Buffer.concat([sampleOf("gif"), Buffer.from("=1;alert(1)<script>alert(2)</script>")]),
    ],
  ] as const) {
    const { ok } = await server.call("PUT", `/api/cdn/${path}`, { body: content });
    if (!ok) throw new Error(`${path} was not taken`);
  }
});

const read = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${server.url}/files/${path}`, { method, headers });
const ADDRESS = "media/farsi/sal%C3%A2m%20100%25.mp3";

/** Sends a URL and its headers unchanged, because fetch would normalize them. */
const readRaw = (path: string, headers: Record<string, string> = {}) =>
  sendRaw(server.url, { method: "GET", path, headers });

test("a file is served with its own type, to pages of any site, and cannot run scripts", async () => {
  const { pathname } = new URL(server.stores.media.urlOf("farsi/salâm 100%.mp3"));
  expect(pathname).toBe(`/files/${ADDRESS}`);
  const response = await read(ADDRESS, { origin: "https://elsewhere.test" });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(SOUND);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "audio/mpeg",
    "content-length": String(SOUND.length),
    "cache-control": "public, max-age=3600",
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none';/),
    "cross-origin-resource-policy": "cross-origin",
  });
});

test.each([
  ["note.txt", "text/plain; charset=utf-8"],
  ["both.gif", "image/gif"],
  ["drawn.svg", "image/svg+xml"],
  ["by-hand.html", "application/octet-stream"],
  ["book.pdf", "application/pdf"],
])("the file %s is served as %s, whatever its content", async (name, type) => {
  const { headers } = await read(`assets/${name}`);
  expect(headers.get("content-type")).toBe(type);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const policy = name === "book.pdf" ? /^frame-ancestors 'none'$/ : /^sandbox; default-src 'none';/;
  expect(headers.get("content-security-policy")).toMatch(policy);
});

test("range requests for a file are supported, so that players can seek", async () => {
  const whole = SOUND.length;
  for (const [range, part] of [
    ["bytes=0-2", "ID3"],
    [`bytes=${whole - 10}-`, "0123456789"],
    ["bytes=-3", "789"],
  ] as const) {
    const response = await read(ADDRESS, { range });
    expect([response.status, await response.text()]).toEqual([206, part]);
    expect(response.headers.get("content-range")).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole}$`));
    expect(response.headers.get("content-type")).toBe("audio/mpeg");
  }
  const beyond = await read(ADDRESS, { range: `bytes=${whole}-` });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe(`bytes */${whole}`);
});

test("a request for a part of another version of a file is 412", async () => {
  const response = await read(ADDRESS, { range: "bytes=1-", "if-match": '"another"' });
  expect(response.status).toBe(412);
  expect(await response.json()).toMatchObject({ code: "PRECONDITION_FAILED" });
});

test("a conditional request for a file is 304 until the file is replaced", async () => {
  const { headers } = await read("assets/note.txt");
  const conditions = { "if-none-match": headers.get("etag") ?? "" };
  expect(await readRaw("/files/assets/note.txt", conditions)).toMatchObject({ status: 304, text: "" });
  const { status } = await server.call("PUT", "/api/cdn/assets/note.txt?replace=true", {
    body: "another text",
  });
  expect(status).toBe(200);
  expect(await readRaw("/files/assets/note.txt", conditions)).toMatchObject({
    status: 200,
    text: "another text",
  });
});

test("HEAD of a file returns the headers of GET", async () => {
  const head = await read(ADDRESS, {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-length")).toBe(String(SOUND.length));
  expect(head.headers.get("etag")).toBe((await read(ADDRESS)).headers.get("etag"));
  expect((await read("media/nowhere.mp3", {}, "HEAD")).status).toBe(404);
});

test.each([
  "/files/media/nowhere.mp3",
  "/files/media/farsi",
  "/files/media/farsi/",
  "/files/media/",
  "/files/media",
  "/files/static/secret.txt",
  "/files/assets/.saywhere/probe",
  "/files/assets/%2Esaywhere/probe",
  "/files/assets/../../static/content/secret.txt",
  "/files/assets/..%2F..%2Fstatic%2Fcontent%2Fsecret.txt",
  "/files/assets/%2e%2e/%2e%2e/static/content/secret.txt",
  "/files/assets/..%5C..%5Cstatic%5Ccontent%5Csecret.txt",
  "/files/assets/%2Fetc%2Fpasswd",
  "/files/assets//etc/passwd",
  "/files/assets/note.txt%00.png",
])("no file is served at %s", async (path) => {
  const { status, text } = await readRaw(path);
  expect([404, 403]).toContain(status);
  expect(text).not.toMatch(/secret|root:/);
});

test("files in buckets are served by the object storage, and not by the server", async () => {
  const other = await startFileServer("s3");
  try {
    await other.stores.media.storage.put("a.mp3", SOUND, { contentType: "audio/mpeg" });
    expect((await fetch(`${other.url}/files/media/a.mp3`)).status).toBe(404);
  } finally {
    await other.close();
  }
});
