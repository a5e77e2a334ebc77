import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { openRest } from "../support/open-rest.ts";

const rest = openRest();

const MEGABYTE = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, "x");

/** Opens a connection, and sends the head of a call with a body of two megabytes. */
async function announce(path: string, contentType: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(rest.server.url).port), host: "localhost" });
  await once(socket, "connect");
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    `Authorization: Bearer ${rest.token}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${2 * MEGABYTE}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return socket;
}

/** Sends one piece of the body; rejects when the connection is closed. */
function sendPiece(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(PIECE, (error) => (error ? reject(error) : resolve()));
  });
}

test("a client that is still sending a too large body can read the response before the connection is closed", async () => {
  const socket = await announce("/api/phrases", "application/json");
  const [response] = (await once(socket, "data")) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 413 /);
  for (let sent = 0; sent < 2 * MEGABYTE; sent += PIECE.length) await sendPiece(socket);
  await once(socket, "close");
});

test("a content type other than JSON is 415 and states what to send", async () => {
  const { server, token } = rest;
  const response = await fetch(`${server.url}/api/phrases`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/x-www-form-urlencoded" },
    body: "english=x",
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({
    code: "UNSUPPORTED_MEDIA_TYPE",
    message: expect.stringContaining("Send JSON, with the header Content-Type: application/json"),
  });
});

test.each([
  [
    "in another encoding than UTF-8",
    Buffer.from('{"english":"caf\xe9"}', "latin1"),
    "The body is not in UTF-8. Send it in UTF-8",
  ],
  ["of a list", "[]", "Send an object"],
  ["of null", "null", "Send an object"],
  ["of a number", "7", "Send an object"],
  ["of a text with JSON", '"{}"', "Send the object itself, not a string holding JSON"],
  ["that is cut off", "{", "The body is not valid JSON"],
])("a body %s is 400 and states what to send", async (_, body, message) => {
  const { server, token } = rest;
  const response = await fetch(`${server.url}/api/phrases`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body,
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});
