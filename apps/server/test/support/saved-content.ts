import type { EntityManager } from "@mikro-orm/postgresql";
import type { Category } from "@saywhere/db/entities/category.entity";
import type { Language } from "@saywhere/db/entities/language.entity";
import type { Phrase } from "@saywhere/db/entities/phrase.entity";
import type { Pool } from "pg";
import { actorWith, type OpenServices } from "./open-services.ts";

export const [EDITOR, ADMINISTRATOR] = [actorWith("editor"), actorWith("administrator")];

/** Writes as the services do, and returns the id of the change set. */
export async function save(
  { writer }: OpenServices,
  work: (em: EntityManager) => Promise<unknown>,
): Promise<string> {
  const { changeSetId } = await writer.run(EDITOR.author, "edit", work);
  if (!changeSetId) throw new Error("nothing was changed");
  return changeSetId;
}

export function remove(
  open: OpenServices,
  entity: typeof Language | typeof Phrase | typeof Category,
  slug: string,
): Promise<string> {
  return save(open, async (em) => em.remove(await em.findOneOrFail<{ slug: string }>(entity, { slug })));
}

export interface Content {
  related_phrase: { id: number }[];
  /** As text, because there are thousands of them, and tests compare them often. */
  translation: string[];
  [table: string]: unknown;
}

const SET_BY_DATABASE = "'{version,updated_at,created_at}'::text[]";

/** Returns all content that editors can restore, without the versions and times that the database sets. */
export async function contentOf({ database: { pool } }: Pick<OpenServices, "database">): Promise<Content> {
  const content: Partial<Content> = { translation: await translationsIn(pool) };
  for (const table of ["language", "category", "phrase", "related_phrase"]) {
    const { rows } = await pool.query<{ row: unknown }>(
      `select to_jsonb(r) - ${SET_BY_DATABASE} as row from ${table} r order by id`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  const { rows } = await pool.query("select kind, slug, target_id from slug_redirect order by 1, 2");
  return { ...content, redirects: rows } as Content;
}

async function translationsIn(pool: Pool): Promise<string[]> {
  const listed = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_name = 'translation' and column_name <> all (${SET_BY_DATABASE})`,
  );
  const { rows } = await pool.query<{ row: string }>(
    `select row(${listed.rows[0]?.columns})::text as row from translation order by id`,
  );
  return rows.map(({ row }) => row);
}
