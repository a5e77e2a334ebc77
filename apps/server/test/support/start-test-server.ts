import { listenForContentChanges } from "@saywhere/db/content-changes";
import { type Database, openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { buildApp } from "../../src/app.ts";
import { ContentCache } from "../../src/cache/content-cache.ts";
import { createContentWriter } from "../../src/content-writer.ts";
import { createServices } from "../../src/create-services.ts";

export interface TestServer {
  app: FastifyInstance;
  /** Where it listens, for tests that go over HTTP. */
  url: string;
  database: Database;
  contentCache: ContentCache;
  close(): Promise<void>;
}

/** Starts the server, without pages, on a database of its own with the starting content. */
export async function startTestServer(): Promise<TestServer> {
  const own = await createTestDatabase();
  const database = await openDatabase({ url: own.url, poolSize: 4 });
  const contentCache = new ContentCache();
  const listening = Promise.withResolvers<void>();
  const changes = listenForContentChanges({
    url: own.url,
    onChange: () => contentCache.clear(),
    onConnectionChange: (connected) => {
      contentCache.setListening(connected);
      if (connected) listening.resolve();
    },
  });
  await listening.promise;
  const app = await buildApp({
    log: pino({ level: "silent" }),
    services: createServices({
      db: database.pool,
      orm: database.orm,
      cache: contentCache,
      writer: createContentWriter(database.orm, contentCache, async () => undefined),
      publicUrl: "https://saywhere.example",
    }),
    contentCache,
    ping: async () => void (await database.pool.query("SELECT 1")),
    publicUrl: "https://saywhere.example",
    trustProxy: false,
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    app,
    url,
    database,
    contentCache,
    close: async () => {
      await app.close();
      await changes.close();
      await database.close();
      await own.drop();
    },
  };
}
