import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The two signals of a stopping server. */
export interface StopSignals {
  /** Aborted when the server is asked to stop: it is no longer ready, and keeps no connection alive. */
  readonly stopping: AbortSignal;
  /** Aborted when requests in flight must be cut off. */
  readonly cutting: AbortSignal;
}

/** In milliseconds. */
const LOOKED_EVERY = 50;

/**
 * Lets a closed server finish: idle connections are closed as soon as no request is in flight on them, and all
 * connections when requests must be cut off.
 */
export function drainConnections(server: Server, { stopping, cutting }: StopSignals): void {
  const closeUnused = watchUnused(server);
  stopping.addEventListener("abort", () => {
    server.once("close", () => clearInterval(looking));
    const looking = setInterval(() => {
      if (server.listening) return;
      server.closeIdleConnections();
      closeUnused();
    }, LOOKED_EVERY);
    looking.unref();
  });
  cutting.addEventListener("abort", () => server.closeAllConnections());
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
