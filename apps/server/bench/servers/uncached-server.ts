import { openDatabase } from "@saywhere/db/database";
import { subscribeToContentChanges } from "@saywhere/db/subscribe-to-content-changes";
import { buildApp } from "../../src/app/build-app.ts";
import { createServices } from "../../src/app/create-services.ts";
import { readEnv } from "../../src/config/env.ts";
import { ResponseCache } from "../../src/http/response-cache.ts";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { createLog } from "../../src/lib/log.ts";
import { loadPageRenderer } from "../../src/rendering/page-renderer.ts";
import { createContentWriter } from "../../src/writes/content-writer.ts";
import { withoutStorage } from "../../test/support/without-storage.ts";

// The product with nothing in its response cache: the cache is there, but receives no changes, and so caches
// no responses, as when the connection that announces changes is down. What services cache (the settings,
// the names of the languages) they cache as usual.
const env = readEnv();
const url = env.databaseUrl ?? "";
const { pool, orm } = await openDatabase({ url });
const cache = new ContentCache();
subscribeToContentChanges({
  url,
  onChange: () => cache.clear(),
  onConnectionChange: (connected) => cache.setListening(connected),
});
const app = await buildApp({
  log: createLog(env.logLevel),
  db: pool,
  services: createServices({
    ...withoutStorage,
    db: pool,
    orm,
    cache: cache,
    writer: createContentWriter(orm, cache, async () => undefined),
    publicUrl: env.publicUrl,
  }),
  cache: new ResponseCache(new ContentCache()),
  isMigrated: async () => true,
  publicUrl: env.publicUrl,
  shutdown: { stopping: new AbortController().signal, abortRequests: new AbortController().signal },
  trustProxy: env.trustProxy,
  readLimit: 0,
  hstsIncludeSubdomains: false,
  showErrors: false,
  web: { renderer: await loadPageRenderer(env.webDir), dir: env.webDir },
});
await app.listen({ host: env.host, port: env.port });
