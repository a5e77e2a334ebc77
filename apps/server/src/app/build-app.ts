import { once } from "node:events";
import type { Server } from "node:http";
import cookie from "@fastify/cookie";
import type { Queryable } from "@saywhere/db/queries/queryable";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import { type OnRequestDone, requestLog } from "../http/access-log.ts";
import { createAuthenticate } from "../http/authentication.ts";
import { publicReadCors } from "../http/cors.ts";
import { csrfProtection } from "../http/csrf.ts";
import { repairDamagedPath } from "../http/damaged-path.ts";
import { refuseEncodedBodies } from "../http/encoded-bodies.ts";
import { errors, sendNotFound, sendUnroutedError } from "../http/error-handler.ts";
import { health } from "../http/health.ts";
import { createHttpServer, drainConnections, type StopSignals } from "../http/http-server.ts";
import { jsonBody } from "../http/json-body.ts";
import { lingeringClose } from "../http/lingering-close.ts";
import { answerMalformedRequests, requireHost } from "../http/malformed-requests.ts";
import { methodNotAllowed } from "../http/method-not-allowed.ts";
import { readRateLimit } from "../http/read-rate-limit.ts";
import { refuseUnusedHeaders } from "../http/refuse-unused-headers.ts";
import { createRequestListener, requestId } from "../http/request-pipeline.ts";
import { refuseLongUrls, smallBodies } from "../http/request-size-limits.ts";
import type { ResponseCache } from "../http/response-cache.ts";
import { cacheResponses } from "../http/response-cache-plugin.ts";
import { type FileOrigins, responseHeaders, securityHeaders } from "../http/security-headers.ts";
import { sendCachedUrl } from "../http/send-cached-response.ts";
import { currentRequest } from "../lib/request-context.ts";
import { datasetRoutes } from "../modules/dataset/dataset.routes.ts";
import { fileUploads, storedFiles } from "../modules/file/file.routes.ts";
import { exportRoutes } from "../modules/import/export.routes.ts";
import { importRoutes } from "../modules/import/import.routes.ts";
import { languageFontRoutes } from "../modules/language-data/language-font.routes.ts";
import { languagePackRoutes } from "../modules/language-data/language-pack.routes.ts";
import { openIdConnectRoutes } from "../modules/openid-connect/openid-connect.routes.ts";
import { createShareCards } from "../modules/share-image/share-card-content.ts";
import { shareImageRoutes } from "../modules/share-image/share-image.routes.ts";
import { sitemapRoutes } from "../modules/sitemap/sitemap.routes.ts";
import { suggestionRecordings } from "../modules/suggestion/suggestion-recording.routes.ts";
import type { PageRenderer } from "../rendering/page-renderer.ts";
import { type AdminPage, adminRoutes } from "./admin.routes.ts";
import { rest } from "./api/rest-adapter.ts";
import { trpc } from "./api/trpc-plugin.ts";
import { docs } from "./api-docs.routes.ts";
import type { AllServices } from "./create-services.ts";
import type { Metrics } from "./metrics.ts";
import { pages } from "./pages.routes.ts";

export interface AppDeps {
  log: Logger;
  db: Queryable;
  services: AllServices;
  /** Whether the tables match this version's migrations. @throws if the database does not respond */
  isMigrated: () => Promise<boolean>;
  publicUrl: string;
  /** The stop signals of the server. */
  shutdown: StopSignals;
  /** Omitted if nothing is measured. */
  metrics?: Pick<Metrics, "request">;
  /** Cache of public responses. */
  cache: ResponseCache;
  /** Number of proxies in front of the server whose X-Forwarded headers are trusted. */
  trustProxy: number;
  /** Computed public reads that an IP address may make in a minute; 0 if they are not limited. */
  readLimit: number;
  /** Whether the HSTS header also covers the subdomains of the site's host. */
  hstsIncludeSubdomains: boolean;
  /** Folder of the files that the server serves itself; omitted if another server serves them. */
  filesFolder?: string;
  /** Origins of uploaded files, which the administration area shows. */
  fileOrigins?: FileOrigins;
  /** Whether messages of internal errors have their details, for development. */
  showErrors: boolean;
  /** The built web app; omitted in development, where only the API is served. */
  web?: { renderer: PageRenderer; dir: string };
  /** The built administration area; omitted as `web` is. */
  admin?: AdminPage;
}

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { log, services, cache, isMigrated, publicUrl, trustProxy, filesFolder, fileOrigins } = deps;
  const { web, admin, metrics, shutdown, showErrors, readLimit } = deps;
  const https = publicUrl.startsWith("https:");
  const transport = { https, hstsIncludeSubdomains: deps.hstsIncludeSubdomains };
  const callerOf = createAuthenticate(services.account, { https });
  const logRequest = requestLog(log);
  const onDone: OnRequestDone = (request) => {
    logRequest(request);
    metrics?.request(request);
  };
  const loggerInstance: FastifyBaseLogger = log;
  const servers: Server[] = [];
  const app = fastify({
    serverFactory: (handle) => {
      const server = createHttpServer(
        createRequestListener(handle, {
          trustsIds: trustProxy > 0,
          answerFromCache: (request, context) => sendCachedUrl(cache, request, context),
          onDone,
          stopping: shutdown.stopping,
        }),
      );
      answerMalformedRequests(server, responseHeaders(transport));
      drainConnections(server, shutdown);
      servers.push(server);
      return server;
    },
    // `answerMalformedRequests` responds instead, on every server.
    clientErrorHandler: () => undefined,
    // Requests on a connection that is still open are served, with `Connection: close`.
    return503OnClosing: false,
    loggerInstance,
    genReqId: () => currentRequest()?.id ?? requestId(undefined),
    // The log adds the request to its lines itself, so child loggers are not needed.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Clients can send X-Forwarded-For too, so only the entries that the proxies in front added are trusted.
    trustProxy: (_ipAddress, hop) => hop < trustProxy,
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) =>
      void sendUnroutedError(
        error,
        request,
        reply.headers(responseHeaders(transport)).header("x-request-id", request.id),
      ),
    // HEAD is routed as GET, and Node sends no body for it. For a file, even reading is unnecessary.
    rewriteUrl: (request) => {
      const { method, url = "/" } = request;
      if (method === "HEAD" && !url.startsWith("/files/")) request.method = "GET";
      // Browsers get the not-found page, and programs an error.
      return url.startsWith("/api/") ? url : repairDamagedPath(url);
    },
  });
  app.addHook("onRequest", (request, reply, done) => {
    const current = currentRequest();
    if (current) current.route = request.routeOptions.url ?? null;
    reply.header("x-request-id", request.id);
    done();
  });
  const refuseOtherMethods = methodNotAllowed(app);
  await app.register(errors);
  await app.register(securityHeaders, transport);
  await app.register(requireHost);
  await app.register(refuseLongUrls);
  await app.register(publicReadCors);
  await app.register(cacheResponses, { cache });
  if (readLimit > 0) await app.register(readRateLimit, { perMinute: readLimit });
  await app.register(cookie);
  await app.register(csrfProtection, { publicUrl });
  await app.register(refuseEncodedBodies);
  await app.register(jsonBody);
  await app.register(refuseUnusedHeaders);
  await app.register(lingeringClose);
  await app.register(health, {
    isMigrated,
    renders: web !== undefined,
    stopping: shutdown.stopping,
  });
  await app.register(docs, services);
  // Must precede the limit on bodies: these routes take files and authenticate the sender before they read the body.
  await app.register(importRoutes, { imports: services.import, callerOf });
  await app.register(exportRoutes, { exports: services.export, settings: services.settings, callerOf });
  await app.register(fileUploads, { files: services.file, callerOf });
  await app.register(suggestionRecordings, { suggestions: services.suggestion, callerOf });
  await app.register(smallBodies, { callerOf });
  await app.register(trpc, { services, callerOf, showErrors });
  await app.register(rest, { db: deps.db, services, callerOf });
  await app.register(openIdConnectRoutes, { openIdConnect: services.openIdConnect, callerOf, https });
  if (filesFolder !== undefined) await app.register(storedFiles, { folder: filesFolder });
  await app.register(shareImageRoutes, { cards: createShareCards(services) });
  await app.register(sitemapRoutes, { services });
  await app.register(languagePackRoutes, services);
  await app.register(datasetRoutes, { datasets: services.dataset });
  if (admin) await app.register(adminRoutes, { page: admin, fileOrigins });
  if (web) await app.register(languageFontRoutes, { services, renderer: web.renderer });
  if (web) await app.register(pages, { services, renderer: web.renderer, publicUrl, webDir: web.dir });
  refuseOtherMethods();
  // Fastify closes the servers of a host's further IP addresses after its own, without waiting for their responses.
  app.addHook("preClose", async () => {
    const others = servers.filter((server) => server !== app.server && server.listening);
    await Promise.all(others.map((server) => (server.close(), once(server, "close"))));
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
}
