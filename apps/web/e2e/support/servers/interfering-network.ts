import { createServer, request as send } from "node:http";
import { type LocalServer, listenLocally } from "./listen-locally.ts";

/**
 * `signIn` responds to every request with its own page, as a captive portal does until the visitor has signed in;
 * `badGateway` with the error of a proxy; `silent` with nothing, while the connection stays open; `lost` closes it.
 */
type Interference = "signIn" | "badGateway" | "silent" | "lost";

export interface InterferingNetwork extends LocalServer {
  /** Interferes with requests from now on, or only with those of some paths; without arguments, stops interfering. */
  interfere(how?: Interference, paths?: RegExp): void;
}

/** A network between a browser and a site. */
export async function startInterferingNetwork(site: string): Promise<InterferingNetwork> {
  let interference: Interference | undefined;
  let affected = /./;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const how = affected.test(path) ? interference : undefined;
    const html = { "content-type": "text/html; charset=utf-8" };
    if (how === "signIn") response.writeHead(200, html).end("<title>Hotel</title><h1>Hotel Wi-Fi</h1>");
    else if (how === "badGateway") response.writeHead(502, html).end("<h1>Bad Gateway</h1>");
    else if (how === "lost") request.destroy();
    else if (how === undefined) {
      const { method, headers } = request;
      const forwarded = send(new URL(path, site), { method, headers }, (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      });
      forwarded.on("error", () => response.destroy());
      request.pipe(forwarded);
    }
  });
  const listening = await listenLocally(server);
  return {
    ...listening,
    interfere: (how, paths = /./) => {
      interference = how;
      affected = paths;
    },
  };
}
