import { openDatabase } from "./database.ts";
import { LOCKS, withExclusiveClient } from "./exclusive-client.ts";

/**
 * Brings the tables up to date. Servers that start at once wait for the one that migrates.
 *
 * @param url address of the database
 * @returns the names of the migrations that ran; none when it was up to date
 * @throws DatabaseError when the database cannot be used
 */
export async function migrateDatabase(url: string): Promise<string[]> {
  return withExclusiveClient(url, LOCKS.migrate, async () => {
    const { orm, close } = await openDatabase({ url, poolSize: 2 });
    try {
      const ran = await orm.migrator.up();
      return ran.map(({ name }) => name);
    } finally {
      await close();
    }
  });
}
