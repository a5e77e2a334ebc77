import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { withOperatorErrors } from "../../bootstrap/report-operator-errors.ts";
import { readEnv } from "../../config/env.ts";
import { resolveExportFolder } from "../../modules/static-export/resolve-export-folder.ts";
import { exportToFolder } from "../../modules/static-export/write-folder.ts";
import { openStores } from "../../modules/storage/stores.ts";
import { readOneArgument } from "./command-arguments.ts";
import { withDatabaseUrl } from "./database-command.ts";
import { USAGE } from "./usage.ts";

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => interrupted.abort());
}

// Checked before anything is started.
const folder = await withOperatorErrors("The command failed", async () =>
  resolveExportFolder(readOneArgument("folder", { usage: USAGE.exportSite }).value),
);

await withDatabaseUrl(
  async ({ url: databaseUrl, own, place }) => {
    if (own) {
      await migrateDatabase(databaseUrl);
      await seedDatabase(databaseUrl);
    }
    const { publicUrl, previewUrl, webDir, storage } = readEnv();
    const mediaUrl = openStores(storage, { serverUrl: publicUrl, previewUrl }).media.urlOf("");
    return exportToFolder(folder, {
      databaseUrl,
      place,
      publicUrl,
      webDir,
      mediaUrl,
      signal: interrupted.signal,
    });
  },
  { besideServer: true },
);
