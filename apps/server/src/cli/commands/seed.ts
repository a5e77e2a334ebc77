import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { withDatabaseUrl } from "./database-command.ts";

await withDatabaseUrl(async ({ url }) => {
  await migrateDatabase(url);
  const { inserted, updated, unchanged, kept } = await seedDatabase(url);
  return `Content: ${inserted} rows added, ${updated} updated, ${unchanged} unchanged, ${kept} kept as editors left them.`;
});
