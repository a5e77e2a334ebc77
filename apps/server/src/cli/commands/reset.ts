import { resetDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { readEnv } from "../../config/env.ts";
import { StartupError } from "../../errors/startup-error.ts";
import { withDatabaseUrl } from "./database-command.ts";

await withDatabaseUrl(async ({ url }) => {
  if (readEnv().databaseUrl && !process.argv.includes("--yes")) {
    throw new StartupError(
      "this removes everything in the database that DATABASE_URL names. Add --yes to continue.",
    );
  }
  await resetDatabase(url);
  const { inserted } = await seedDatabase(url);
  return `Everything was removed; the starting content is in place (${inserted} rows).`;
});
