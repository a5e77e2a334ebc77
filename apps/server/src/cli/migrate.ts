import { migrateDatabase } from "@saywhere/db/migrate-database";
import { withDatabaseUrl } from "./database-command.ts";
import { printUsageOnRequest } from "./print-usage.ts";

printUsageOnRequest("pnpm db:migrate");

await withDatabaseUrl(async ({ url }) => {
  await migrateDatabase(url);
  return "The database has every table it needs.";
});
