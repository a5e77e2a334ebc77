import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { problem } from "@saywhere/validators/api/error-body";
import { expect, onTestFinished, test } from "vitest";
import { answerMalformedRequests } from "./malformed-requests.ts";

const NOT_HTTP = {
  status: 400,
  code: "BAD_REQUEST",
  message: "This is not a valid request of HTTP/1.1. Check its method, its headers and its Content-Length.",
};

const GET = "GET / HTTP/1.1\r\nhost: a\r\n";

const never: RequestListener = () => {
  throw new Error("Called with a malformed request");
};

/** Opens a connection to a server. */
async function open(handle = never, headersTimeout = 60_000): Promise<Socket> {
  const server = createServer({ headersTimeout, connectionsCheckingInterval: 20 }, handle);
  answerMalformedRequests(server, { "x-content-type-options": "nosniff" });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(async () => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return socket;
}

/** Returns what the server sends until it closes the connection. */
async function received(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.on("error", () => undefined);
  await once(socket, "close");
  return text;
}

/** Returns the problem that the server sends before it closes the connection. */
async function problemOf(socket: Socket) {
  const [head = "", body = ""] = (await received(socket)).split("\r\n\r\n");
  const [statusLine, ...headers] = head.split("\r\n");
  const { status, code, message } = problem.strict().parse(JSON.parse(body));
  expect(statusLine).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  expect(headers).toEqual([
    "x-content-type-options: nosniff",
    "cache-control: no-store",
    "connection: close",
    `content-length: ${body.length}`,
    "content-type: application/problem+json; charset=utf-8",
    expect.stringMatching(/^date: .* GMT$/),
  ]);
  return { status, code, message };
}

test.each([
  ["an unknown method", "FOO / HTTP/1.1\r\nhost: a\r\n\r\n"],
  ["a Content-Length that is no number", `${GET}content-length: ten\r\n\r\n`],
  ["two different Content-Lengths", `${GET}content-length: 1\r\ncontent-length: 2\r\n\r\n`],
  ["the beginning of TLS", "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003"],
  ["another protocol", "EHLO saywhere.example\r\n"],
])("responds 400 to %s, and closes the connection", async (_what, request) => {
  const socket = await open();
  socket.write(request, "latin1");
  expect(await problemOf(socket)).toEqual(NOT_HTTP);
});

test("responds 431 to headers that are too long", async () => {
  const socket = await open();
  socket.write(`${GET}x: ${"a".repeat(20_000)}\r\n\r\n`);
  const message = "The headers are too long: use at most 16 KB in all";
  expect(await problemOf(socket)).toEqual({ status: 431, code: "REQUEST_HEADER_FIELDS_TOO_LARGE", message });
});

test("responds 408 to a head that never ends, and closes a connection without any request silently", async () => {
  const slow = await open(never, 100);
  slow.write(GET);
  expect(await problemOf(slow)).toEqual({
    status: 408,
    code: "TIMEOUT",
    message: "The request took too long to arrive",
  });
  expect(await received(await open(never, 100))).toBe("");
});

test("responds 413 to long extensions of chunks, and 400 to a body that is not chunked as announced", async () => {
  const head = `${GET.replace("GET", "POST")}transfer-encoding: chunked\r\n\r\n`;
  const reading: RequestListener = (request) => void request.resume();
  const long = await open(reading);
  long.write(`${head}1;${"a".repeat(20_000)}\r\na\r\n`);
  const message = "The extensions of the chunks of the body are too long";
  expect(await problemOf(long)).toEqual({ status: 413, code: "PAYLOAD_TOO_LARGE", message });
  const odd = await open(reading);
  odd.write(`${head}0x1\r\na\r\n`);
  expect(await problemOf(odd)).toEqual(NOT_HTTP);
});

test("responds 417 to an unknown expectation", async () => {
  const socket = await open();
  socket.write(`${GET}expect: tea\r\n\r\n`);
  const message = "Send the header Expect with 100-continue, or leave it out";
  expect(await problemOf(socket)).toEqual({ status: 417, code: "EXPECTATION_FAILED", message });
});

test("responds to a malformed request after a complete response, but not within another response", async () => {
  const complete = await open((_request, response) => void response.end("first"));
  complete.write(`${GET}\r\n`);
  await once(complete, "readable");
  complete.write("FOO\r\n\r\n");
  expect(await received(complete)).toMatch(/^HTTP\/1\.1 200 [^]*first[^]*HTTP\/1\.1 400 /);
  const begun = await open((_request, response) => void response.write("first"));
  begun.write(`${GET}\r\n`);
  await once(begun, "readable");
  begun.write("FOO\r\n\r\n");
  expect(await received(begun)).toMatch(/^HTTP\/1\.1 200 [^]*first\r\n$/);
});
