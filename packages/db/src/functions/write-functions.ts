import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../embedded-postgres/start-embedded-postgres.ts";
import { migrateDatabase } from "../migrate-database.ts";
import { FUNCTIONS_FILE, functionsText } from "./functions-text.ts";

const dataDir = await mkdtemp(join(tmpdir(), "saywhere-functions-"));
try {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await migrateDatabase(postgres.url);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await writeFile(FUNCTIONS_FILE, await functionsText(client));
    await client.end();
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
