import type { Server } from "node:http";

/** In milliseconds. */
const LOOKED_EVERY = 50;

/**
 * Lets a server that is closed come to its end: connections that are kept alive are closed as soon as no request is
 * under way on them, and all of them when requests have to be cut off.
 */
export function drainServer(
  server: Server,
  { stopping, cutting }: { stopping: AbortSignal; cutting: AbortSignal },
): void {
  stopping.addEventListener("abort", () => {
    server.once("close", () => clearInterval(looking));
    const looking = setInterval(() => {
      if (!server.listening) server.closeIdleConnections();
    }, LOOKED_EVERY);
    looking.unref();
  });
  cutting.addEventListener("abort", () => server.closeAllConnections());
}
