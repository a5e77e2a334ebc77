import { spawn } from "node:child_process";
import { on, once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { DOCUMENT_FILE } from "../../openapi/openapi-document.ts";
import { freePort } from "./free-port.ts";

/** What Prism reports in the header `sl-violations` of a response. */
interface Violation {
  location: string[];
  severity: string;
  message: string;
}

/** The command of Prism, which is not a dependency: it would install 300 packages. */
const PRISM = process.env["PRISM"] ?? "prism";

/** The server URL of the document; Prism takes its paths without it. */
const API = "/api";

const direct = globalThis.fetch;
/** The proxy of each server that is called, by the server's origin. */
const proxies = new Map<string, Promise<{ url: string; stop(): void }>>();
const violations = new Set<string>();

/** Starts Prism. Not with `--errors`, which would keep the wrong requests of the tests from the server. */
async function startProxy(origin: string) {
  const port = String(await freePort());
  const args = ["proxy", fileURLToPath(DOCUMENT_FILE), origin + API, "--port", port, "--cors", "false"];
  const child = spawn(PRISM, args, { stdio: ["ignore", "pipe", "inherit"] });
  // Rejects where there is no such command.
  await once(child, "spawn");
  for await (const [text] of on(child.stdout, "data")) if (String(text).includes("is listening")) break;
  child.stdout.resume();
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** Whether Prism would send another request, or stop: it reads JSON texts, answers HEAD itself, and decodes everything. */
function isChangedByPrism({ method, url, headers }: Request, body: string): boolean {
  return (
    method === "HEAD" ||
    headers.has("accept-encoding") ||
    headers.has("content-encoding") ||
    body.startsWith('"') ||
    /%(00|(?![0-9A-F]{2}))/i.test(url)
  );
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { origin, pathname, search } = new URL(request.url);
  if (!pathname.startsWith(`${API}/`)) return direct(input, init);
  const sent = await request.clone().text();
  if (isChangedByPrism(request, sent)) return direct(input, init);
  const proxy = proxies.get(origin) ?? startProxy(origin);
  proxies.set(origin, proxy);
  const { url } = await proxy;
  const { method, headers, redirect, signal } = request;
  const body = request.body && (await request.arrayBuffer());
  const response = await direct(url + pathname.slice(API.length) + search, {
    method,
    headers,
    redirect,
    signal,
    body,
  });
  const reported = JSON.parse(response.headers.get("sl-violations") ?? "[]") as Violation[];
  for (const { location, severity, message } of reported) {
    // Tests send wrong requests on purpose; the document is wrong about one that the server accepts.
    if (severity !== "Error" || (location[0] === "request" && !response.ok)) continue;
    violations.add(`${request.method} ${request.url} ${response.status}: ${location.join(".")} ${message}`);
  }
  return response;
};

afterAll(async () => {
  globalThis.fetch = direct;
  for (const proxy of proxies.values()) (await proxy).stop();
  if (violations.size > 0) throw new Error(`Prism reports:\n${[...violations].join("\n")}`);
});
