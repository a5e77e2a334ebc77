import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

/** How long clients may take, in milliseconds. */
export interface HttpTimeouts {
  /** For all of a request's head, also for one that never comes. */
  head: number;
  /** For each part of a body: in this time at least LEAST_BYTES have to come. */
  body: number;
  /** Without taking a byte of an answer. */
  reading: number;
  /** Between two requests on a connection. */
  between: number;
}

const PATIENCE: HttpTimeouts = {
  head: 20_000,
  body: 30_000,
  reading: 60_000,
  // Longer than the minute that proxies commonly keep a connection, so that they are the ones to close it.
  between: 72_000,
};

/** The slowest lines bring a hundred times as much. */
const MIN_BYTES = 3_000;

/** What a large file takes on a slow line; Node gives up after five minutes else. */
const LONGEST_REQUEST = 3_600_000;

/** Each takes some memory, and one of the files that a process may have open. */
const MAX_CONNECTIONS = 10_000;

/** Makes the HTTP server, which ends connections whose clients send or read so slowly that they can mean no good. */
export function createHttpServer(handle: RequestListener, patience = PATIENCE): Server {
  const answering = new Map<Socket, IncomingMessage>();
  const server = createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: LONGEST_REQUEST,
      keepAliveTimeout: patience.between,
      connectionsCheckingInterval: Math.min(patience.head, 5_000),
    },
    (request, response) => {
      const { socket } = request;
      answering.set(socket, request);
      response.once("close", () => {
        if (answering.get(socket) === request) answering.delete(socket);
      });
      handle(request, response);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = patience.reading;
  server.on("timeout", (socket: Socket) => {
    const request = answering.get(socket);
    // Whoever waits for us is not to blame.
    const ours = request && socket.writableLength === 0 && !isAwaited(request);
    if (ours) socket.setTimeout(patience.reading);
    else socket.destroy();
  });
  watchSenders(server, answering, patience.body);
  return server;
}

/** Whether it is the client's turn to send; otherwise all of the request is there, or more than we have taken. */
function isAwaited(request: IncomingMessage): boolean {
  return !request.complete && request.readableLength === 0;
}

/** Ends those who send a body byte by byte. */
function watchSenders(server: Server, answering: Map<Socket, IncomingMessage>, every: number): void {
  let before = new Map<IncomingMessage, number>();
  const timer = setInterval(() => {
    const now = new Map<IncomingMessage, number>();
    for (const [socket, request] of answering) {
      if (request.complete) continue;
      const came = socket.bytesRead - (before.get(request) ?? Number.NEGATIVE_INFINITY);
      if (came < MIN_BYTES && isAwaited(request)) socket.destroy();
      else now.set(request, socket.bytesRead);
    }
    before = now;
  }, every);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
