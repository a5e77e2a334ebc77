import { resolve } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { describeUrl } from "@saywhere/db/database-error";
import { DataFolderInUseError } from "@saywhere/db/embedded-postgres/errors";
import {
  findRunningPostgres,
  hasCluster,
  startEmbeddedPostgres,
} from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { isMigrated } from "@saywhere/db/migrate-database";
import { withOperatorErrors } from "../../bootstrap/report-operator-errors.ts";
import { DATABASE_VARIABLES, misspelledVariables, readEnv } from "../../config/env.ts";
import { StartupError } from "../../errors/startup-error.ts";

interface Options {
  /** The command may use the embedded database of a running server. */
  besideServer?: boolean;
  /** The command needs a database that exists; otherwise the embedded one may be created. */
  existing?: boolean;
}

interface CommandDatabase {
  url: string;
  /** The database in words, without its password, so that the operator sees which one the command used. */
  place: string;
  /** Whether the command has exclusive use of the database; otherwise another program may be using it. */
  own: boolean;
}

/** Runs a command on the configured database, with the embedded one started for its duration. */
export async function withDatabaseUrl(
  command: (database: CommandDatabase) => Promise<string>,
  options: Options = {},
): Promise<void> {
  await withOperatorErrors("The command failed", async () => {
    const { databaseUrl, dataDir } = readEnv();
    // A misspelled variable would make the command use a different database than the operator intends.
    const [misspelled] = misspelledVariables(undefined, DATABASE_VARIABLES);
    if (misspelled !== undefined) throw new StartupError(`nothing was changed. ${misspelled}`);
    for (const sentence of misspelledVariables()) process.stderr.write(`${sentence}\n`);
    const { stop, ...database } = databaseUrl
      ? {
          url: databaseUrl,
          own: false,
          place: `the database ${describeUrl(databaseUrl)}`,
          stop: async () => undefined,
        }
      : await embeddedDatabase(resolve(dataDir, "postgres"), options);
    try {
      process.stdout.write(`${await command(database)}\n`);
    } finally {
      await stop();
    }
  });
}

/** Runs a command on the opened database, also beside a running server. */
export async function withDatabase(
  command: (database: Database, place: string) => Promise<string>,
): Promise<void> {
  await withDatabaseUrl(
    async ({ url, place }) => {
      const database = await openDatabase({ url, poolSize: 2 });
      try {
        if (!(await isMigrated(database.pool).catch(() => false))) {
          throw new StartupError(
            `${place} does not have the schema of this version. Run pnpm db:migrate first.`,
          );
        }
        return await command(database, place);
      } finally {
        await database.close();
      }
    },
    { besideServer: true, existing: true },
  );
}

async function embeddedDatabase(dataDir: string, { besideServer = false, existing = false }: Options) {
  if (existing && !(await hasCluster(dataDir))) {
    throw new StartupError(
      `there is no database in ${dataDir}. Set DATABASE_URL, or DATA_DIR to the folder of the server.`,
    );
  }
  const place = `the embedded database in ${dataDir}`;
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir });
    return { url, place, own: true, stop };
  } catch (error) {
    if (!besideServer || !(error instanceof DataFolderInUseError)) throw error;
    const url = await findRunningPostgres(dataDir);
    if (url === null) throw error;
    return { url, place, own: false, stop: async () => undefined };
  }
}
