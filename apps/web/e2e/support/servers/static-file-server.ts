import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import handler from "serve-handler";

export interface StaticFileServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves a folder as plain web servers do: an address without a file of its own is that folder's `index.html`.
 *
 * @param redirects sends visitors on to the address with a slash at its end first, as buckets and nginx do
 */
export async function serveStaticFiles(
  folder: string,
  { redirects }: { redirects: boolean },
): Promise<StaticFileServer> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://copy");
    const name = decodeURIComponent(pathname);
    if (redirects && !name.endsWith("/") && existsSync(join(folder, name, "index.html"))) {
      response.writeHead(302, { location: `${pathname}/${search}` }).end();
      return;
    }
    void handler(request, response, { public: folder, directoryListing: false });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free on 127.0.0.1");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
