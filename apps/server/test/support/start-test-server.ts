import { type Database, openDatabase } from "@saywhere/db/database";
import { isMigrated } from "@saywhere/db/migrate-database";
import { subscribeToContentChanges } from "@saywhere/db/subscribe-to-content-changes";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import { buildApp } from "../../src/app/build-app.ts";
import type { AllServices } from "../../src/app/create-services.ts";
import { createServices, type ServiceDeps } from "../../src/app/create-services.ts";
import { ResponseCache } from "../../src/http/response-cache.ts";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { countMissedSearches } from "../../src/modules/missed-search/missed-search-counts.ts";
import type { DeliveryTimes } from "../../src/modules/webhook/webhook-deliveries.ts";
import { loadPageRenderer } from "../../src/rendering/page-renderer.ts";
import { createContentWriter } from "../../src/writes/content-writer.ts";
import { type TestAccounts, testAccounts } from "./accounts.ts";
import { startTestDeployments, type TestDeploymentOptions } from "./test-deployments.ts";
import { startTestWebhooks } from "./test-webhooks.ts";
import { WEB_DIR } from "./web-dir.ts";
import { withoutStorage } from "./without-storage.ts";

export interface TestServer extends TestAccounts {
  app: FastifyInstance;
  /** URL of the server, for tests over HTTP. */
  url: string;
  database: Database;
  databaseUrl: string;
  contentCache: ContentCache;
  services: AllServices;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** The database of another server, for two instances of one site. */
  databaseUrl?: string;
  publicUrl?: string;
  log?: Logger;
  /** Number of proxies in front of the server. */
  trustProxy?: number;
  /** Where files are stored; omitted if they are not. */
  storage?: Pick<ServiceDeps, "storageSettings" | "stores">;
  /** Computed public reads that an address may make in a minute. */
  readLimit?: number;
  /** Whether internal errors are shown with their details, as in development. */
  showErrors?: boolean;
  /** Sends invitations. */
  sendMail?: ServiceDeps["sendMail"];
  /** The OpenID Connect provider at which people can sign in. */
  openId?: ServiceDeps["openId"];
  /** Whether to serve pages too, from the built web app. */
  pages?: boolean;
  /** Sends webhooks, also to this machine; without it they are stored only. */
  webhooks?: Partial<DeliveryTimes>;
  /** Enables deployments; without it the server neither stores files nor deploys. */
  deployments?: TestDeploymentOptions;
}

/** Starts the server on a dedicated database with the initial content. */
export async function startTestServer({
  databaseUrl,
  publicUrl = "https://saywhere.example",
  log = pino({ level: "silent" }),
  trustProxy = 0,
  storage = withoutStorage,
  pages = false,
  showErrors = false,
  readLimit = 0,
  sendMail,
  openId,
  deployments,
  webhooks,
}: TestServerOptions = {}): Promise<TestServer> {
  const own = databaseUrl ? { url: databaseUrl, drop: async () => undefined } : await createTestDatabase();
  const database = await openDatabase({ url: own.url, poolSize: 4 });
  const contentCache = new ContentCache();
  const deploying = deployments && (await startTestDeployments(deployments, { database, url: own.url, log }));
  const sending = webhooks && (await startTestWebhooks(webhooks, { database, url: own.url, log }));
  const listening = Promise.withResolvers<void>();
  const changes = subscribeToContentChanges({
    url: own.url,
    onChange: () => {
      contentCache.clear();
      deploying?.contentChanged();
    },
    onDeploymentChange: () => deploying?.deploymentChanged(),
    onWebhookDelivery: () => sending?.deliveryAdded(),
    onConnectionChange: (connected) => {
      contentCache.setListening(connected);
      if (connected) listening.resolve();
    },
  });
  await listening.promise;
  const missedSearches = countMissedSearches({ db: database.pool, log });
  const services = createServices({
    ...withoutStorage,
    ...storage,
    ...deploying,
    db: database.pool,
    orm: database.orm,
    cache: contentCache,
    writer: createContentWriter(database.orm, contentCache, async () => void (await changes.seenByAll())),
    publicUrl,
    missedSearches,
    log,
    webhooksPrivateAddresses: webhooks !== undefined,
    ...(sendMail && { sendMail }),
    ...(openId && { openId }),
  });
  const stopping = new AbortController();
  const app = await buildApp({
    log,
    shutdown: { stopping: stopping.signal, abortRequests: new AbortController().signal },
    db: database.pool,
    services,
    cache: new ResponseCache(contentCache),
    isMigrated: () => isMigrated(database.pool),
    publicUrl,
    trustProxy,
    showErrors,
    readLimit,
    hstsIncludeSubdomains: false,
    ...(storage.storageSettings.provider === "folder" && { filesFolder: storage.storageSettings.folder }),
    ...(pages && { web: { renderer: await loadPageRenderer(WEB_DIR), dir: WEB_DIR } }),
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const cookieName = publicUrl.startsWith("https:") ? "__Host-saywhere_session" : "saywhere_session";
  return {
    app,
    url,
    database,
    databaseUrl: own.url,
    contentCache,
    services,
    ...testAccounts(database, cookieName),
    close: async () => {
      deploying?.deploymentEvents.close();
      stopping.abort();
      await app.close();
      await missedSearches.close();
      await changes.close();
      await deploying?.close();
      await sending?.close();
      await database.close();
      await own.drop();
    },
  };
}
