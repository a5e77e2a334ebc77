import { migrateDatabase } from "../migrate-database.ts";
import { seedDatabase } from "../seed-database.ts";

/** Brings a new database into the state that every test database starts from: all tables, all content. */
export async function prepareTemplate(url: string): Promise<void> {
  await migrateDatabase(url);
  await seedDatabase(url);
}
