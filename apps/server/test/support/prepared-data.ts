import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { copyPreparedFolder } from "@saywhere/db/testing/prepared-folder";
import { Client } from "pg";

/** A part of the starting content. */
export interface ContentPart {
  /** Slugs of the languages. */
  languages: readonly string[];
  /** Number of phrases: the popular ones, and the first of each category; default: all. */
  phrases?: number;
  /** Slugs of additional phrases. */
  otherPhrases?: readonly string[];
}

/** Deletes the other phrases. */
const KEEP_PHRASES = `
  delete from phrase where id not in (
    select id from phrase
    order by popular_rank is null, row_number() over (partition by category_id order by position), position
    limit $1
  ) and slug <> all($2)`;

/**
 * Fills the data folder of a server that has not started yet with a database of the starting content.
 *
 * @param part what of the content; default: all
 */
export async function prepareData(dataDir: string, part?: ContentPart): Promise<void> {
  const folder = join(dataDir, "postgres");
  await copyPreparedFolder(folder);
  if (!part) return;
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  // As if the content had never had the rest: no history of its deletion.
  await client.query("select set_config('saywhere.change_set', 'off', false)");
  await client.query("delete from language where slug <> all($1)", [part.languages]);
  await client.query(KEEP_PHRASES, [part.phrases ?? null, part.otherPhrases ?? []]);
  await client.query("analyze");
  await client.end();
  await postgres.stop();
  // The port was free for this start only.
  await rm(join(folder, "port"));
}
