import { LOCKS, withExclusiveClient } from "./connections/advisory-lock.ts";
import { migrateDatabase } from "./migrate-database.ts";

/**
 * Drops everything in the database's public schema and creates the tables again, empty.
 *
 * @param url URL of the database
 * @throws DatabaseError if the database cannot be used
 */
export async function resetDatabase(url: string): Promise<void> {
  await withExclusiveClient(url, LOCKS.migrate, (client) =>
    client.query("drop schema public cascade; create schema public"),
  );
  await migrateDatabase(url);
}
