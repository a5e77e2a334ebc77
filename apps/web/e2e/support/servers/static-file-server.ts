import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import handler from "serve-handler";
import { type LocalServer, listenLocally } from "./listen-locally.ts";

/**
 * Serves a folder as plain web servers do: a URL without a file of its own is that folder's `index.html`.
 *
 * @param redirects sends visitors on to the URL with a slash at its end first, as buckets and nginx do
 */
export async function serveStaticFiles(
  folder: string,
  { redirects }: { redirects: boolean },
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://copy");
    const name = decodeURIComponent(pathname);
    if (redirects && !name.endsWith("/") && existsSync(join(folder, name, "index.html"))) {
      response.writeHead(302, { location: `${pathname}/${search}` }).end();
      return;
    }
    void handler(request, response, { public: folder, directoryListing: false });
  });
  return listenLocally(server);
}
