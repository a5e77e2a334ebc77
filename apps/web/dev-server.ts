import { createServer, type IncomingMessage } from "node:http";
import { httpLink } from "@trpc/client";
import react from "@vitejs/plugin-react";
import { createServer as createViteServer } from "vite";
import type { createPageRenderer, DevScript } from "./src/public/entry-server.tsx";

/**
 * Development: on PORT, one Vite serves and renders the public pages and another one serves the administration area;
 * the API is the server on SERVER_URL, by default on the next port. The server's readDevelopmentEnv has the same defaults.
 */
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || "127.0.0.1";
const serverUrl = process.env.SERVER_URL || `http://127.0.0.1:${port + 1}`;
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;

/** What the server answers itself; Vite passes it on. */
const SERVER_PATHS = ["/api", "/trpc", "/share", "/health", "/files", "/sitemap.xml", "/robots.txt"];
const proxy = Object.fromEntries(SERVER_PATHS.map((path) => [path, serverUrl]));

const http = createServer();
const server = { middlewareMode: true, ws: { server: http } };
const [vite, admin] = await Promise.all([
  createViteServer({ server: { ...server, proxy }, appType: "custom" }),
  createViteServer({ server, configFile: "vite.admin.config.ts" }),
]);

const devScripts: DevScript[] = [
  { attrs: { type: "module" }, children: react.preambleCode.replace("__BASE__", "/") },
  { attrs: { type: "module", src: "/@vite/client" } },
  { attrs: { type: "module", src: "/src/public/entry-client.tsx" } },
];

async function renderPage(request: IncomingMessage) {
  const entry = (await vite.ssrLoadModule("/src/public/entry-server.tsx")) as {
    createPageRenderer: typeof createPageRenderer;
  };
  return entry.createPageRenderer({ devScripts }).render(new Request(publicUrl + request.url), {
    links: [httpLink({ url: `${serverUrl}/trpc` })],
    publicUrl,
  });
}

http.on("request", (request, response) => {
  if (/^\/admin(?=[/?]|$)/.test(request.url ?? "")) {
    request.url = request.url?.replace(/^\/admin(?=\?|$)/, "/admin/");
    admin.middlewares(request, response);
    return;
  }
  vite.middlewares(request, response, async () => {
    try {
      const page = await renderPage(request);
      response.writeHead(page.status, page.headers).end(page.html);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      const { stack } = error as Error;
      process.stderr.write(`${request.url} could not be rendered: ${stack}\n`);
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(stack);
    }
  });
});

http.on("error", ({ message }) => {
  process.stderr.write(`The site in development could not start: ${message}. Set PORT to another port.\n`);
  process.exit(1);
});
http.listen(port, host, () => {
  process.stdout.write(`The site in development: http://localhost:${port} (API: ${serverUrl})\n`);
});
