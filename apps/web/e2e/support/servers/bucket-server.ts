import { createServer, type ServerResponse } from "node:http";
import type { Bucket, BucketObject } from "./bucket.ts";
import { type LocalServer, listenLocally } from "./listen-locally.ts";

type Readable = Pick<Bucket, "read">;

/**
 * Serves a bucket as buckets do that are set up as web sites: `index.html` of folders, `404.html` for missing objects,
 * with the stored types and headers.
 */
export async function serveBucket(bucket: Readable, port = 0): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bucket");
    respond(bucket, decodeURIComponent(pathname.slice(1)), response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  return listenLocally(server, port);
}

async function respond(bucket: Readable, path: string, response: ServerResponse): Promise<void> {
  for (const key of path.endsWith("/") || path === ""
    ? [`${path}index.html`]
    : [path, `${path}/index.html`]) {
    const object = await bucket.read(key);
    if (!object) continue;
    send(response, 200, object);
    return;
  }
  const missing = await bucket.read("404.html");
  if (missing) send(response, 404, missing);
  else response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
}

function send(response: ServerResponse, status: number, object: BucketObject): void {
  const { contentType, cacheControl, contentEncoding } = object;
  response.writeHead(status, {
    "content-type": contentType,
    "cache-control": cacheControl,
    ...(contentEncoding && { "content-encoding": contentEncoding }),
  });
  response.end(object.body);
}
