import { makeDataFolder } from "@saywhere/db/embedded-postgres/data-folder";
import { isMigrated } from "@saywhere/db/migrate-database";
import { readDeploymentFigures } from "@saywhere/db/queries/deployments/deployment.queries";
import type { Logger } from "pino";
import { loadAdminPage } from "../app/admin.routes.ts";
import { buildApp } from "../app/build-app.ts";
import { createServices } from "../app/create-services.ts";
import { startPreview } from "../app/static-preview/preview-server.ts";
import type { Env } from "../config/env.ts";
import { listen } from "../http/listen.ts";
import { markProvisional, ResponseCache } from "../http/response-cache.ts";
import { ContentCache } from "../lib/content-cache.ts";
import { startJobQueues } from "../lib/start-job-queues.ts";
import { createMailer } from "../modules/account/mailer.ts";
import { startDeploymentRuntime } from "../modules/deployment/deployment-runtime.ts";
import { countMissedSearches } from "../modules/missed-search/missed-search-counts.ts";
import { createOpenIdProvider } from "../modules/openid-connect/openid-provider.ts";
import { fileOriginsOf, openStores } from "../modules/storage/stores.ts";
import { startWebhookDeliveries } from "../modules/webhook/webhook-deliveries.ts";
import { startFontWorker } from "../rendering/page-fonts/font-worker.ts";
import { loadPageRenderer } from "../rendering/page-renderer.ts";
import { createContentWriter } from "../writes/content-writer.ts";
import { startDeletingExpired } from "./delete-expired-data.ts";
import { createShutdown } from "./graceful-shutdown.ts";
import { startMetricsServer } from "./metrics-server.ts";
import { printStartupBanner } from "./print-banner.ts";
import { reportStorageProblems } from "./report-storage-problems.ts";
import { startDatabase } from "./start-database.ts";
import { serveStartupResponses } from "./startup-responder.ts";
import { subscribeToChanges } from "./subscribe-to-changes.ts";

/** Loaded only where metrics are served, which most servers do not do. */
const loadMetrics = () => import("../app/metrics.ts");

interface RunOptions {
  /** Serves only the API, beside Vite, and shows the details of internal errors to callers. */
  development?: boolean;
}

/** Starts all parts of the server, logs its URLs, and stops everything in order on INT and TERM. */
export async function runServer(
  env: Env,
  log: Logger,
  { development = false }: RunOptions = {},
): Promise<void> {
  const failed = (error: Error): void => {
    log.fatal(error.message);
    process.exitCode = 1;
    process.kill(process.pid, "SIGTERM");
  };
  const admin = development ? null : loadAdminPage(env.webDir);
  // The embedded database creates its own folder.
  if (env.databaseUrl && env.storage.provider === "folder") await makeDataFolder(env.dataDir);
  const takePort = await serveStartupResponses(env);
  const fonts = (clientDir: string) =>
    startFontWorker(clientDir, (error) => {
      // The next request for the page may find the time for its fonts.
      markProvisional();
      if (error) log.error({ err: error }, "page sent without its fonts");
    });
  const [renderer, running] = await Promise.all([
    development ? null : loadPageRenderer(env.webDir, fonts),
    startDatabase(env, { log, onFailure: failed }),
  ]);
  const { pool, orm } = running.database;
  const preview = await startPreview(env, log);
  const contentCache = new ContentCache();
  const cache = new ResponseCache(contentCache);
  const shutdown = createShutdown(env.shutdown, log);
  const stores = openStores(env.storage, {
    serverUrl: env.publicUrl,
    previewUrl: preview?.url ?? env.previewUrl,
  });
  const boss = await startJobQueues({ url: running.url, log });
  const deployments = await startDeploymentRuntime({ env, log, boss, running, store: stores.static });
  const metrics =
    env.metrics &&
    (await loadMetrics()).createMetrics({
      pool,
      cache: () => cache.counts,
      watchers: () => deployments.events.waiting,
      deployments: () => readDeploymentFigures(pool),
    });
  const expiredDataDeletion = startDeletingExpired({ db: pool, log });
  const webhooks = await startWebhookDeliveries({
    boss,
    db: pool,
    orm,
    log,
    privateAddresses: env.webhooksPrivateAddresses,
    ...(metrics && { onAttempt: metrics.webhookAttempted }),
  });
  const changes = subscribeToChanges({ url: running.url, log, contentCache, deployments, webhooks });
  const metricsServer = env.metrics && metrics && (await startMetricsServer(env.metrics, metrics));
  const missedSearches = countMissedSearches({
    db: pool,
    log,
    ...(metrics && { onMissed: metrics.searchMissed }),
  });
  const { openId: settings, publicUrl } = env;
  const openId = settings && { settings, provider: createOpenIdProvider(settings, { publicUrl, log }) };
  const services = createServices({
    db: pool,
    orm,
    cache: contentCache,
    writer: createContentWriter(orm, contentCache, changes.seenByAll),
    publicUrl: env.publicUrl,
    storageSettings: env.storage,
    stores,
    deploymentQueue: deployments.queue,
    deploymentEvents: deployments.events,
    missedSearches,
    log,
    webhooksPrivateAddresses: env.webhooksPrivateAddresses,
    ...(openId && { openId }),
    ...(env.mail && { sendMail: await createMailer(env.mail, log) }),
    ...(metrics && { onRefusedSignIn: metrics.signInFailed }),
  });
  const app = await buildApp({
    log,
    db: pool,
    services,
    cache,
    isMigrated: () => isMigrated(pool),
    shutdown,
    ...(metrics && { metrics }),
    publicUrl: env.publicUrl,
    trustProxy: env.trustProxy,
    readLimit: env.readLimit,
    hstsIncludeSubdomains: env.hstsIncludeSubdomains,
    ...(env.storage.provider === "folder" && { filesFolder: env.storage.folder }),
    fileOrigins: fileOriginsOf(stores),
    showErrors: development,
    ...(admin && { admin }),
    ...(renderer && { web: { renderer, dir: env.webDir } }),
  });
  const stop = async (): Promise<void> => {
    deployments.events.close();
    await Promise.all([app.close(), preview?.close()]);
    await missedSearches.close();
    await changes.close();
    await Promise.all([deployments.close(), webhooks.close(), expiredDataDeletion.close()]);
    await boss.stop({ graceful: false });
    await metricsServer?.close();
    await running.stop();
  };
  shutdown.onSignals(stop);
  let setUpUrl: string | null;
  try {
    setUpUrl = await services.account.prepareSetUp(env.administrator);
    await takePort();
    await listen(app, env);
  } catch (error) {
    await stop();
    throw error;
  }
  printStartupBanner(env, { place: running.place, setUpUrl, preview });
  void openId?.provider.check();
  void reportStorageProblems({ settings: env.storage, storage: services.storage, log });
}
