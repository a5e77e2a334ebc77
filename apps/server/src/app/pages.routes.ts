import { join, relative } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance } from "fastify";
import { pathOf } from "../http/access-log.ts";
import { IMMUTABLE } from "../http/cache-control.ts";
import { errorBody, sendError, sendNotFound } from "../http/error-handler.ts";
import { refuseMethod } from "../http/method-not-allowed.ts";
import { PUBLIC_READ } from "../http/response-cache.ts";
import { contentSecurityPolicy, permissionsPolicy } from "../http/security-headers.ts";
import { currentRequest } from "../lib/request-context.ts";
import { createInProcessCaller, inProcessLink } from "../rendering/in-process-link.ts";
import { busyPage, failurePage } from "../rendering/minimal-page.ts";
import type { PageRenderer } from "../rendering/page-renderer.ts";
import { lowercasePath, pageUrlOf } from "../rendering/page-url.ts";
import { scriptHashes } from "../rendering/script-hashes.ts";
import type { Services } from "../trpc/context.ts";
import { logFailure } from "../trpc/log-error.ts";
import { appRouter } from "./api/app-router.ts";

interface Options {
  services: Services;
  renderer: PageRenderer;
  /** URL of the site, used if the settings name none or cannot be read. */
  publicUrl: string;
  webDir: string;
}

const HTML = "text/html; charset=utf-8";
/** Headers that browsers heed only on documents: a page loads a dozen built files, whose headers are not compressed. */
const DOCUMENT_HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];
/** Where an unknown path supports no method at all. */
const CALLS = ["/api/", "/trpc/"];
const NOT_PAGES = [...CALLS, "/assets/", "/share/", "/health/", "/files/"];

/** Serves the web app: its files, and a rendered page at every other URL. */
export async function pages(app: FastifyInstance, options: Options): Promise<void> {
  const { services, renderer, publicUrl, webDir } = options;
  const logError = logFailure(app.log);
  const call = createInProcessCaller(appRouter, services);

  const client = join(webDir, "client");
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Files with an entity tag: a date adds nothing, and no script or font is requested in parts.
    acceptRanges: false,
    lastModified: false,
    globIgnore: [".vite/**", "**/*.br", "**/*.gz"],
    setHeaders: (reply, path) => {
      const file = relative(client, path);
      reply.header("cache-control", cacheControlOf(file));
      if (!isBuilt(file)) return;
      for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
      // The ID is for problem reports, which a file that is the same for everyone does not cause.
      reply.removeHeader("x-request-id");
    },
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 429) {
      return reply.code(429).header("cache-control", "no-store").type(HTML).send(busyPage(error.message));
    }
    if ((error.statusCode ?? 500) < 500) return sendError(error, request, reply);
    request.log.error({ err: error, path: pathOf(request.url) }, "page failed");
    return reply
      .code(500)
      .header("cache-control", "no-store")
      .type(HTML)
      .send(failurePage(currentRequest()?.id));
  });

  app.get("/*", { config: { cacheKey: ({ url }) => pageUrlOf(url) } }, async (request, reply) => {
    // If the settings cannot be read, the page itself shows the error.
    const unset = { publicUrl, scriptOrigin: null, mediaOrigin: null };
    const site = await services.settings.forPages().catch(() => unset);
    const requested = pageUrlOf(request.url);
    const url = requested === null ? null : URL.parse(site.publicUrl + requested);
    if (!url) return reply.code(400).send(errorBody(400, "This is not a valid address"));
    if (NOT_PAGES.some((prefix) => url.pathname.startsWith(prefix))) {
      return sendNotFound(reply);
    }
    const lowercase = lowercasePath(url.pathname);
    if (lowercase) return reply.redirect(lowercase + url.search, 301);
    const page = await renderer.render(new Request(url, { headers: { accept: "text/html" } }), {
      links: [inProcessLink(call, logError)],
      publicUrl: site.publicUrl,
    });
    reply
      .code(page.status)
      .headers(page.headers)
      .header("cache-control", page.status < 500 ? PUBLIC_READ : "no-store");
    // Redirects have the header too: a renamed record may get its old slug back.
    if (page.status >= 300 && page.status < 400) return reply.send("");
    // The microphone: a visitor may record how a phrase is said, for a suggestion.
    return reply
      .header(
        "content-security-policy",
        contentSecurityPolicy(scriptHashes(page.html), site.scriptOrigin, { media: site.mediaOrigin }),
      )
      .header("permissions-policy", permissionsPolicy({ microphone: true }))
      .type(HTML)
      .send(page.html);
  });

  app.route({
    method: ["POST", "PUT", "PATCH", "DELETE"],
    url: "/*",
    // Before the body is read.
    onRequest: async (request, reply) =>
      CALLS.some((prefix) => request.url.startsWith(prefix))
        ? sendNotFound(reply)
        : refuseMethod(reply, ["GET", "HEAD"]),
    handler: () => undefined,
  });
}

/** Built files have a content hash in their names. */
const isBuilt = (file: string): boolean => file.startsWith("assets/");

function cacheControlOf(file: string): string {
  if (isBuilt(file)) return IMMUTABLE;
  // Browsers request the service worker again to check for a new version; it may be sent compressed.
  return /^sw\.js(\.|$)/.test(file) ? "no-cache" : "public, max-age=3600";
}
