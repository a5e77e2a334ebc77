import { migrateDatabase } from "@saywhere/db/migrate-database";
import { withDatabaseUrl } from "./database-command.ts";

await withDatabaseUrl(async ({ url }) => {
  await migrateDatabase(url);
  return "The database has every table it needs.";
});
