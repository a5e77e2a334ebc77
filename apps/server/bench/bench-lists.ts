import { openDatabase } from "@saywhere/db/database";
import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { emptyDatabase } from "@saywhere/db/testing/test-database";
import { buildSyntheticContent, type SyntheticSize } from "./build-synthetic-content.ts";
import { listsTable } from "./lists-table.ts";
import { whole } from "./markdown-table.ts";
import { type ListFigures, measureLists } from "./measure-lists.ts";

/** Today's content, and made-up ones of 200,000 and 5,000,000 translations. */
const SIZES: (SyntheticSize | null)[] = [
  null,
  { languages: 200, phrases: 1_000 },
  { languages: 500, phrases: 10_000 },
];

/** Measures how long each list takes that grows with the content, its first page and one from deep inside. */
export async function benchLists(databaseUrl: string): Promise<string> {
  const sizes: { translations: string; figures: ListFigures[] }[] = [];
  for (const size of SIZES) {
    const translations = size ? whole(size.languages * size.phrases) : "today";
    sizes.push({ translations, figures: await measureSize(databaseUrl, size) });
  }
  return listsTable(sizes);
}

async function measureSize(databaseUrl: string, size: SyntheticSize | null): Promise<ListFigures[]> {
  const cluster = new URL(databaseUrl);
  cluster.pathname = "/postgres";
  const { url, drop } = await emptyDatabase(cluster.href);
  try {
    await migrateDatabase(url);
    await seedDatabase(url);
    if (size) {
      const { pool, close } = await openDatabase({ url });
      await buildSyntheticContent(pool, size);
      await close();
    }
    return await measureLists(url);
  } finally {
    await drop();
  }
}
