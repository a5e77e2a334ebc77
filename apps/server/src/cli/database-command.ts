import { join, resolve } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { DataFolderInUseError } from "@saywhere/db/embedded-postgres/errors";
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { isMigrated } from "@saywhere/db/migrate-database";
import { withOperatorErrors } from "../bootstrap/report-operator-errors.ts";
import { DATABASE_VARIABLES, misspelledVariables, readEnv } from "../config/env.ts";
import { StartupError } from "../errors/startup-error.ts";

interface Options {
  /** The command may use the embedded database of a running server. */
  besideServer?: boolean;
  /** The command removes what is in the database, so that it must not be another one than the operator means. */
  destructive?: boolean;
}

/**
 * Runs a command on the configured database, with the embedded one started for its duration.
 *
 * @param command receives whether it has exclusive use of the database; otherwise another program may be using it
 */
export async function withDatabaseUrl(
  command: (url: string, own: boolean) => Promise<string>,
  { besideServer = false, destructive = false }: Options = {},
): Promise<void> {
  await withOperatorErrors("The command failed", async () => {
    const { databaseUrl, dataDir } = readEnv();
    const [misspelled] = destructive ? misspelledVariables(undefined, DATABASE_VARIABLES) : [];
    if (misspelled !== undefined) throw new StartupError(`nothing was changed. ${misspelled}`);
    for (const sentence of misspelledVariables()) process.stderr.write(`${sentence}\n`);
    const database = databaseUrl
      ? { url: databaseUrl, own: false, stop: async () => undefined }
      : await embeddedDatabase(join(dataDir, "postgres"), besideServer);
    try {
      process.stdout.write(`${await command(database.url, database.own)}\n`);
    } finally {
      await database.stop();
    }
  });
}

/** Runs a command on the opened database, also beside a running server. */
export async function withDatabase(command: (database: Database) => Promise<string>): Promise<void> {
  await withDatabaseUrl(
    async (url) => {
      const database = await openDatabase({ url, poolSize: 2 });
      try {
        if (!(await isMigrated(database.pool).catch(() => false))) {
          throw new StartupError("the database is not that of this version. Run pnpm db:migrate first.");
        }
        return await command(database);
      } finally {
        await database.close();
      }
    },
    { besideServer: true },
  );
}

async function embeddedDatabase(dataDir: string, besideServer: boolean) {
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir });
    return { url, own: true, stop };
  } catch (error) {
    if (!besideServer || !(error instanceof DataFolderInUseError)) throw error;
    const url = await findRunningPostgres(dataDir);
    if (url === null) throw error;
    return { url, own: false, stop: async () => undefined };
  }
}

/**
 * Returns the file argument of a command.
 *
 * @throws StartupError if it is missing
 */
export function fileArgument(usage: string): string {
  const named = process.argv.slice(2).find((argument) => !argument.startsWith("-"));
  if (named === undefined) throw new StartupError(`no file is named. Run it as: ${usage}`);
  return resolve(named);
}
