import type { Client } from "pg";
import { LOCKS, withExclusiveClient } from "./connections/advisory-lock.ts";
import { acceptSharedTexts } from "./seeding/accept-shared-texts.ts";
import { parseContent, readContentFiles } from "./seeding/read-content.ts";
import { seedRows } from "./seeding/seed-rows.ts";
import { SEEDED_TABLES, type SeedCounts, seedTable } from "./seeding/seed-table.ts";

/**
 * Seeds a migrated database with the starting content, in one transaction.
 *
 * Records that an editor changed, deleted or created stay unchanged; seeded rows that were never edited are updated
 * from the content. Rows whose content was removed from the files remain. If the files are the ones that were last
 * seeded, no row is compared, and everything counts as unchanged.
 *
 * @param url URL of the database
 * @param content the content files to seed; those of the package when left out
 * @throws DatabaseError if the database cannot be reached
 */
export async function seedDatabase(
  url: string,
  content?: Awaited<ReturnType<typeof readContentFiles>>,
): Promise<SeedCounts> {
  const files = content ?? (await readContentFiles());
  return withExclusiveClient(url, LOCKS.seed, async (client) => {
    const seeded = await countSeeded(client, files.hash);
    if (seeded > 0) return { inserted: 0, updated: 0, unchanged: seeded, kept: 0 };
    const rows = seedRows(parseContent(files.texts));
    const total: SeedCounts = { inserted: 0, updated: 0, unchanged: 0, kept: 0 };
    await client.query("begin");
    // Seeding records no change set.
    await client.query("select set_config('saywhere.change_set', 'off', true)");
    for (const table of SEEDED_TABLES) {
      const counts = await seedTable(client, table, rows[table.table]);
      for (const key of Object.keys(total) as (keyof SeedCounts)[]) total[key] += counts[key];
      await client.query(`analyze ${table.table}`);
    }
    await acceptSharedTexts(client);
    await client.query(
      `insert into seed_record (kind, key, hash) values ('content', 'all', $1)
       on conflict (kind, key) do update set hash = excluded.hash`,
      [files.hash],
    );
    await client.query("commit");
    return total;
  });
}

/** Returns how many records were seeded from exactly these files; none if other files were seeded. */
async function countSeeded(client: Client, hash: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from seed_record where kind <> 'content'
       and exists (select from seed_record where kind = 'content' and hash = $1)`,
    [hash],
  );
  return rows[0]?.count ?? 0;
}
