import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer, type HttpTimeouts } from "./http-server.ts";

/** Long compared with the delays of a busy machine, on which client and server share the processor. */
const SHORT: HttpTimeouts = { head: 800, body: 800, reading: 800, between: 800 };

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createHttpServer(handle, SHORT).listen(0, "127.0.0.1");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function open(port: number): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Waits until a connection is closed, for whatever reason. */
const closed = (socket: Socket) =>
  new Promise<boolean>((resolve) => socket.resume().once("close", () => resolve(true)));

/** Sends a byte at intervals until the connection is closed. */
async function trickle(socket: Socket): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write("x");
    await delay(20);
  }
}

/** Reads a body as routes do, and responds with its length. */
function takeAll(request: IncomingMessage, response: ServerResponse): void {
  let length = 0;
  request.on("data", (chunk: Buffer) => (length += chunk.length));
  request.on("end", () => response.end(String(length)));
}

test("a request head that arrives byte by byte, or not at all, ends the connection", async () => {
  const port = await listen(takeAll);
  const [silent, slow] = [open(port), open(port)];
  slow.write("GET / HTTP/1.1\r\nhost: a\r\nx: ");
  void trickle(slow);
  expect(await Promise.all([silent, slow].map(closed))).toEqual([true, true]);
});

test("a request body that arrives byte by byte ends the connection", async () => {
  const socket = open(await listen(takeAll));
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n");
  void trickle(socket);
  expect(await closed(socket)).toBe(true);
});

test("a request body that takes long because the server reads it slowly is accepted", async () => {
  const port = await listen((request, response) => void setTimeout(() => takeAll(request, response), 2_500));
  const socket = open(port);
  const length = 2_000_000;
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`);
  socket.write(Buffer.alloc(length));
  const answer = await socket.setEncoding("utf8").toArray();
  expect(answer.join("")).toContain(String(length));
});

test("a response that the client does not read ends the connection", async () => {
  const ended = Promise.withResolvers<boolean>();
  const port = await listen((_request, response) => {
    response.once("close", () => ended.resolve(response.writableFinished));
    response.end(Buffer.alloc(50_000_000));
  });
  open(port).pause().write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await ended.promise).toBe(false);
});

test("a client that waits for a slow response receives it", async () => {
  const port = await listen((_request, response) => void setTimeout(() => response.end("done"), 2_500));
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("done");
});
