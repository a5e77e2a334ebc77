import { join } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import type { Logger } from "pino";
import type { Env } from "../config/env.ts";

export interface RunningDatabase {
  url: string;
  database: Database;
  /** Where the data is stored, as text for the operator. */
  place: string;
  stop(): Promise<void>;
}

interface Options {
  log: Logger;
  /** Called when the embedded PostgreSQL cannot be kept running. */
  onFailure(error: Error): void;
}

/**
 * Prepares the database: starts the embedded one if no other is configured, runs migrations, and seeds the initial
 * content once.
 */
export async function startDatabase(env: Env, { log, onFailure }: Options): Promise<RunningDatabase> {
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: join(env.dataDir, "postgres"),
        log: (line) => log.warn(line),
        onFailure,
      });
  const url = embedded?.url ?? env.databaseUrl ?? "";
  try {
    await migrateDatabase(url);
    log.debug(await seedDatabase(url), "content is in place");
    const database = await openDatabase({ url, limited: true });
    return {
      url,
      database,
      place: embedded ? `embedded PostgreSQL in ${join(env.dataDir, "postgres")}` : withoutPassword(url),
      stop: async () => {
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
