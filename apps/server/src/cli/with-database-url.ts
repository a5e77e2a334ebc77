import { join } from "node:path";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { readEnv } from "../env.ts";
import { tellMendable } from "../tell-mendable.ts";

/** Runs a command on the configured database, with the embedded one started for as long as it takes. */
export async function withDatabaseUrl(command: (url: string) => Promise<string>): Promise<void> {
  await tellMendable("The command failed", async () => {
    const { databaseUrl, dataDir } = readEnv();
    const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres") });
    try {
      const outcome = await command(embedded?.url ?? (databaseUrl as string));
      process.stdout.write(`${outcome}\n`);
    } finally {
      await embedded?.stop();
    }
  });
}
