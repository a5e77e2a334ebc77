import { once } from "node:events";
import { connect } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { post } from "../support/calls.ts";
import { errorOf } from "../support/error-of.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sendRaw } from "../support/send-raw.ts";
import { startTestServer } from "../support/start-test-server.ts";

const EVIL = "evil.example";
const SIGN_IN = "/api/auth/sign-in";

const server = forAllTests(() => startTestServer({ pages: true }));

/** Sends bytes, and returns everything received until the server closes the connection. */
async function exchange(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return answer;
}

const statusesOf = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

describe("a request that two programs would parse differently", () => {
  const SMUGGLED = "GET /api/languages/farsi HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  const head = (lines: string) => `POST ${SIGN_IN} HTTP/1.1\r\nHost: a\r\n${lines}\r\n\r\n`;

  test.each([
    ["says its length in two ways", `Content-Length: 4\r\nTransfer-Encoding: chunked`, "0\r\n\r\n"],
    ["says two lengths", `Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}`, ""],
    ["says a length that is no number", "Content-Length: +0", ""],
    ["has an encoding that nobody knows", "Transfer-Encoding: xchunked", "0\r\n\r\n"],
    ["hides its encoding", "Transfer-Encoding : chunked", "0\r\n\r\n"],
    ["folds its encoding", "Transfer-Encoding:\r\n chunked", "0\r\n\r\n"],
    ["has a piece of an odd length", "Transfer-Encoding: chunked", "0x1\r\na\r\n0\r\n\r\n"],
    ["ends a line of its head alone", "X: a\nTransfer-Encoding: chunked", "0\r\n\r\n"],
  ])("a request which %s is refused, and nothing after it is read", async (_what, lines, body) => {
    const answer = await exchange(head(lines) + body + SMUGGLED);
    expect(statusesOf(answer)).toEqual(["400"]);
    expect(answer).toContain("content-type: application/problem+json");
    expect(answer).not.toContain("Persian");
  });

  test.each([
    [
      "with an unknown method",
      "FOO / HTTP/1.1\r\nHost: a\r\n\r\n",
      400,
      /^This is not a valid request of HTTP/,
    ],
    ["without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, /^Send the header Host$/],
    [
      "with an overlong head",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
      431,
      /^The headers are too long/,
    ],
  ])("a request %s is rejected with an error like others", async (_what, request, status, message) => {
    const answer = await exchange(request);
    expect(statusesOf(answer)).toEqual([String(status)]);
    expect(answer).toContain("x-content-type-options: nosniff");
    const body: unknown = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")));
    expect(body).toMatchObject({ message: expect.stringMatching(message), code: expect.any(String) });
  });

  test("a request of HTTP/1.0 needs no host", async () => {
    expect(statusesOf(await exchange("GET /api/categories HTTP/1.0\r\n\r\n"))).toEqual(["200"]);
  });
});

describe("foreign values of the Host header", () => {
  const HEADERS: Record<string, string>[] = [
    { host: EVIL },
    { "x-forwarded-host": EVIL, "x-forwarded-proto": "http" },
    { forwarded: `host=${EVIL}` },
    { "x-host": EVIL, "x-original-url": "/admin", "x-rewrite-url": "/admin" },
  ];
  const PAGES = [
    "/",
    "/languages/farsi",
    "/phrases/farsi/hello",
    "/sitemap.xml",
    "/robots.txt",
    "/api/openapi.json",
  ];

  test("a foreign host is in no page, and in none that is kept for others", async () => {
    for (const headers of HEADERS) {
      for (const path of PAGES) {
        const first = await sendRaw(server.url, {
          method: "GET",
          path: `${path}?${JSON.stringify(headers).length}`,
          headers,
        });
        const kept = await sendRaw(server.url, {
          method: "GET",
          path: `${path}?${JSON.stringify(headers).length}`,
          headers: {},
        });
        expect(first.text + JSON.stringify(first.headers), path).not.toContain(EVIL);
        expect(kept.text, path).toBe(first.text);
      }
    }
  });

  test("a foreign host is not in any link that grants access", async () => {
    const { cookie } = await server.signedIn("administrator");
    for (const [index, headers] of HEADERS.entries()) {
      const invited = JSON.stringify({ name: "Eve", email: `eve${index}@example.org`, role: "editor" });
      const call = { method: "POST", path: "/trpc/people.invite", body: invited };
      const sent = { ...headers, cookie, "content-type": "application/json" };
      const { status, text } = await sendRaw(server.url, { ...call, headers: sent });
      expect([status, text]).toEqual([
        200,
        expect.stringContaining('"https://saywhere.example/admin/invitation#'),
      ]);
    }
  });
});

test.each(["%00", "a b", "[", " "])("an invalid host (%j) causes no internal error", async (host) => {
  const path = "/trpc/language.list?input=%7B%22other%22%3A1%7D";
  const { status, text } = await sendRaw(server.url, { method: "GET", path, headers: { host } });
  expect([status, errorOf(text)]).toEqual([
    400,
    { message: "The Host header names no host", code: "BAD_REQUEST" },
  ]);
});

describe("publicly cached responses", () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    sendRaw(server.url, { method: "GET", path, headers });

  test("a response to a signed-in user is never cached for others", async () => {
    const { cookie } = await server.signedIn("editor");
    for (const query of [
      "admin=true",
      "admin=%74rue",
      "adm%69n=true",
      "admin=false&admin=true",
      "language=&admin=true",
    ]) {
      const own = await get(`/api/phrases?${query}`, { cookie });
      const after = await get(`/api/phrases?${query}`);
      expect([after.status, after.text.includes("category_id")], query).not.toEqual([own.status, true]);
    }
    for (const path of [
      "/trpc/account.me?input={}",
      "/trpc/language.list,account.me?batch=1&input=%7B%220%22%3A%7B%7D%2C%221%22%3A%7B%7D%7D",
    ]) {
      expect((await get(path, { cookie })).text).toContain("example.org");
      expect((await get(path)).text).not.toContain("example.org");
    }
  });

  test("a cached response sets no cookie, and varies only by URL and encoding", async () => {
    const plain = await get("/languages/farsi?a");
    const others: Record<string, string>[] = [
      { cookie: "saywhere_session=x; a=<script>" },
      { "accept-language": "fa" },
      { "user-agent": "<script>alert(1)</script>" },
      { "x-forwarded-for": "1.2.3.4" },
      { accept: "application/json" },
    ];
    for (const headers of others) {
      const other = await get("/languages/farsi?a", headers);
      expect([other.status, other.text, other.headers["set-cookie"]]).toEqual([200, plain.text, undefined]);
    }
  });

  test("a cached response belongs to its exact URL: one that only looks alike has its own response", async () => {
    expect((await get("/api/languages/farsi")).status).toBe(200);
    expect((await get("/api/languages/%66arsi")).text).toBe((await get("/api/languages/farsi")).text);
    expect((await get("/api/languages/far%2573i")).status).toBe(404);
    expect((await get("/api/languages/farsi%2Fpopular-phrases")).status).toBe(404);
    expect((await get(`http://${EVIL}/api/languages/farsi`)).text).not.toContain(EVIL);
  });
});

describe("bodies that expand when they are parsed", () => {
  const body = JSON.stringify({ email: "a@example.org", password: "x".repeat(50_000_000) });

  test.each([
    ["gzip", gzipSync(body)],
    ["br", brotliCompressSync(body)],
  ])("a %s body is not decompressed", async (encoding, packed) => {
    const { cookie } = await server.signedIn("editor");
    for (const path of [SIGN_IN, "/trpc/account.signIn"]) {
      const headers = { "content-type": "application/json", "content-encoding": encoding, cookie };
      const { status } = await sendRaw(server.url, { method: "POST", path, headers, body: packed });
      expect(status).toBe(415);
    }
  });

  test("a body of a hundred thousand nested lists is rejected like any other invalid body", async () => {
    const { cookie } = await server.signedIn("editor");
    for (const nested of [
      "[".repeat(100_000) + "]".repeat(100_000),
      `{"email":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    ]) {
      for (const path of [SIGN_IN, "/trpc/account.signIn"]) {
        const headers = { "content-type": "application/json", cookie };
        expect((await sendRaw(server.url, { method: "POST", path, headers, body: nested })).status).toBe(400);
      }
    }
  });

  test("names that every object has change none", async () => {
    for (const name of ["__proto__", "constructor", "prototype"]) {
      const written = `{"${name}":{"role":"administrator","polluted":true},"email":"a@example.org","password":"x"}`;
      const headers = { "content-type": "application/json" };
      await sendRaw(server.url, { method: "POST", path: SIGN_IN, headers, body: written });
      expect((await post(`${server.url}/api/languages?${name}[polluted]=1`, {})).status).toBe(401);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    }
  });
});
