import type { LanguageRow } from "./language.queries.ts";
import type { Queryable } from "./queryable.ts";
import { LANGUAGE_COLUMNS } from "./sql-parts.ts";

/** A language with what only its editors need. */
export interface AdminLanguageRow extends LanguageRow {
  aliases: string[];
  translationCount: number;
}

const COLUMNS = `${LANGUAGE_COLUMNS}, l.aliases,
  (select count(*)::int from translation t where t.language_id = l.id) as "translationCount"`;

/** Every language as editors see it, in the order of the site. */
export async function listAdminLanguages(db: Queryable): Promise<AdminLanguageRow[]> {
  const { rows } = await db.query<AdminLanguageRow>({
    name: "list-admin-languages",
    text: `select ${COLUMNS} from language l order by l.position, l.id`,
  });
  return rows;
}

/** One language as editors see it; null when there is none. */
export async function findAdminLanguage(db: Queryable, id: number): Promise<AdminLanguageRow | null> {
  const { rows } = await db.query<AdminLanguageRow>({
    name: "find-admin-language",
    text: `select ${COLUMNS} from language l where l.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
