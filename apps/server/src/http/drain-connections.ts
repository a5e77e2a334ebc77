import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The two signals of a server that stops. */
export interface StopSignals {
  /** Aborted when the server is asked to stop: it is no longer ready, and keeps no connection alive. */
  readonly stopping: AbortSignal;
  /** Aborted when requests in flight have to be cut off. */
  readonly cutting: AbortSignal;
}

/** In milliseconds. */
const LOOKED_EVERY = 50;

/**
 * Lets a server that is closed come to its end: connections that are kept alive, or were only opened, are closed as soon
 * as no request is under way on them, and all of them when requests have to be cut off.
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
 * Browsers open connections ahead, which Node takes for requests under way until the first one has come.
 *
 * @returns what closes those on which nothing came since it was last called
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
