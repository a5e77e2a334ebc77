import { migrateDatabase } from "../migrate-database.ts";
import { seedDatabase } from "../seed-database.ts";

/** Creates all tables and the content in the database that test databases are copied from. */
export async function prepareTemplate(url: string): Promise<void> {
  await migrateDatabase(url);
  await seedDatabase(url);
}
