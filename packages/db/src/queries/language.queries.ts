import type { Queryable } from "./queryable.ts";
import { idOfSlug, LANGUAGE_COLUMNS } from "./sql-parts.ts";

export type Direction = "ltr" | "rtl";

export interface LanguageRow {
  id: number;
  slug: string;
  name: string;
  nativeName: string;
  code: string;
  script: string;
  direction: Direction;
  family: string | null;
  speakers: string | null;
  regions: string | null;
  writing: string | null;
  description: string;
  version: number;
}

/** Every language, in the order of the site. */
export async function listLanguages(db: Queryable): Promise<LanguageRow[]> {
  const { rows } = await db.query<LanguageRow>({
    name: "list-languages",
    text: `select ${LANGUAGE_COLUMNS} from language l order by l.position, l.id`,
  });
  return rows;
}

/** One language, also by a slug it had before; null when there is none. */
export async function findLanguage(db: Queryable, slug: string): Promise<LanguageRow | null> {
  const { rows } = await db.query<LanguageRow>({
    name: "find-language",
    text: `select ${LANGUAGE_COLUMNS} from language l where l.id = ${idOfSlug("language", "$1")}`,
    values: [slug],
  });
  return rows[0] ?? null;
}
