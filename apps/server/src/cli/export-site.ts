import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { readEnv } from "../env.ts";
import { exportSite } from "../modules/static-site/export-site.ts";
import { withDatabaseUrl } from "./with-database-url.ts";

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => interrupted.abort());
}

await withDatabaseUrl(
  async (databaseUrl, own) => {
    if (own) {
      await migrateDatabase(databaseUrl);
      await seedDatabase(databaseUrl);
    }
    const { publicUrl, webDir } = readEnv();
    return exportSite(process.argv[2], { databaseUrl, publicUrl, webDir, signal: interrupted.signal });
  },
  { besideServer: true },
);
