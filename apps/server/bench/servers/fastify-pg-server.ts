import { openDatabase } from "@saywhere/db/database";
import fastify from "fastify";
import { createServices } from "../../src/app/create-services.ts";
import { readEnv } from "../../src/config/env.ts";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { createContentWriter } from "../../src/writes/content-writer.ts";
import { withoutStorage } from "../../test/support/without-storage.ts";

// The limit of reads that reach the database: Fastify and pg alone. It runs the same named prepared
// statements and answers the same shapes, with no procedures, no validation, no headers and no log.
const env = readEnv();
const { pool, orm } = await openDatabase({ url: env.databaseUrl ?? "" });
// The search index in memory is read once, because the content does not change during the measurement.
const cache = new ContentCache();
cache.setListening(true);
const { phrase, search } = createServices({
  ...withoutStorage,
  db: pool,
  orm,
  cache: cache,
  writer: createContentWriter(orm, cache, async () => undefined),
  publicUrl: env.publicUrl,
});

const app = fastify();
app.get<{ Querystring: { language: string; category: string } }>(
  "/api/phrases",
  async ({ query }) => (await phrase.entryChunk(query)).items,
);
app.get<{ Params: { languageSlug: string; phraseSlug: string } }>(
  "/api/phrases/:languageSlug/:phraseSlug",
  ({ params }) => phrase.detail(params),
);
app.get<{ Querystring: { query: string } }>("/api/search", ({ query }) => search.hits(query));
await app.listen({ host: env.host, port: env.port });
