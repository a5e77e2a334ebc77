import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

/** Timeouts for clients, in milliseconds. */
export interface HttpTimeouts {
  /** For the whole head of a request, including one that never arrives. */
  head: number;
  /** For each part of a body: at least MIN_BYTES must arrive in this time. */
  body: number;
  /** Without the client reading a byte of a response. */
  reading: number;
  /** Between two requests on a connection. */
  between: number;
}

const PATIENCE: HttpTimeouts = {
  head: 20_000,
  body: 30_000,
  reading: 60_000,
  // Longer than the minute for which proxies commonly keep a connection alive, so that the proxy closes it first.
  between: 72_000,
};

/** Even the slowest connections deliver a hundred times as much. */
const MIN_BYTES = 3_000;

/** Time for a large file over a slow connection; Node's default limit is five minutes. */
const REQUEST_TIMEOUT = 3_600_000;

/** Each connection uses memory and one of the process's file descriptors. */
const MAX_CONNECTIONS = 10_000;

/**
 * Creates the HTTP server, which closes connections whose clients send or read so slowly that they are likely abusive.
 */
export function createHttpServer(handle: RequestListener, patience = PATIENCE): Server {
  const inFlight = new Map<Socket, IncomingMessage>();
  const server = createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: patience.between,
      connectionsCheckingInterval: Math.min(patience.head, 5_000),
      // `requireHost` rejects such requests, in words.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request;
      inFlight.set(socket, request);
      response.once("close", () => {
        if (inFlight.get(socket) === request) inFlight.delete(socket);
      });
      handle(request, response);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = patience.reading;
  server.on("timeout", (socket: Socket) => {
    const request = inFlight.get(socket);
    // A client that waits for the server must not be disconnected.
    const ours = request && socket.writableLength === 0 && !isAwaited(request);
    if (ours) socket.setTimeout(patience.reading);
    else socket.destroy();
  });
  watchSenders(server, inFlight, patience.body);
  return server;
}

/** Whether the server waits for the client to send; otherwise the request is complete or has unread data. */
function isAwaited(request: IncomingMessage): boolean {
  return !request.complete && request.readableLength === 0;
}

/** Closes connections whose clients send a body byte by byte. */
function watchSenders(server: Server, inFlight: Map<Socket, IncomingMessage>, every: number): void {
  let before = new Map<IncomingMessage, number>();
  const timer = setInterval(() => {
    const now = new Map<IncomingMessage, number>();
    for (const [socket, request] of inFlight) {
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

/** The two signals of a stopping server. */
export interface StopSignals {
  /** Aborted when the server is asked to stop: it is no longer ready, and keeps no connection alive. */
  readonly stopping: AbortSignal;
  /** Aborted when requests in flight must be cut off. */
  readonly abortRequests: AbortSignal;
}

/** In milliseconds. */
const POLL_INTERVAL = 50;

/**
 * Lets a closed server finish: idle connections are closed as soon as no request is in flight on them, and all
 * connections when requests must be cut off.
 */
export function drainConnections(server: Server, { stopping, abortRequests }: StopSignals): void {
  const closeUnused = watchUnused(server);
  stopping.addEventListener("abort", () => {
    server.once("close", () => clearInterval(timer));
    const timer = setInterval(() => {
      if (server.listening) return;
      server.closeIdleConnections();
      closeUnused();
    }, POLL_INTERVAL);
    timer.unref();
  });
  abortRequests.addEventListener("abort", () => server.closeAllConnections());
}

/**
 * Browsers open connections ahead of requests, and Node treats these as in flight until the first request has arrived.
 *
 * @returns a function that closes connections on which nothing arrived since its last call
 */
function watchUnused(server: Server): () => void {
  const unused = new Set<Socket>();
  let before = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of before) if (unused.has(socket) && socket.bytesRead === 0) socket.destroy();
    before = new Set(unused);
  };
}
