import { createServer, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type LocalServer, listenLocally } from "./listen-locally.ts";

const PARTS = 20;
/** Longer than a frame, so that the browser draws each part. */
const BETWEEN_PARTS_MS = 40;

/** Starts a server in front of another one, which sends pages in parts, as they arrive on a slow connection. */
export async function startSlowProxy(origin: string): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const { accept = "*/*" } = request.headers;
    forward(new Request(new URL(request.url ?? "/", origin), { headers: { accept } }), response).catch(
      (error: Error) => response.destroy(error),
    );
  });
  return listenLocally(server);
}

async function forward(request: Request, response: ServerResponse): Promise<void> {
  const upstream = await fetch(request);
  const body = Buffer.from(await upstream.arrayBuffer());
  const type = upstream.headers.get("Content-Type") ?? "";
  response.writeHead(upstream.status, { "Content-Type": type });
  const size = Math.ceil(body.length / (type.startsWith("text/html") ? PARTS : 1));
  for (let start = 0; start < body.length; start += size) {
    if (start > 0) await pause(BETWEEN_PARTS_MS);
    response.write(body.subarray(start, start + size));
  }
  response.end();
}
