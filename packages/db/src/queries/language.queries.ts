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

/** A language with what only its editors need. */
export interface AdminLanguageRow extends LanguageRow {
  aliases: string[];
  translationCount: number;
}

const COLUMNS = `${LANGUAGE_COLUMNS}, l.aliases, coalesce(n.translated, 0)::int as "translationCount"`;

/** What each language has, for every language or one; `n`. Triggers keep the tally, since counting reads them all. */
const tally = (condition = "true"): string => `(
        select language_id, sum(translated) as translated, sum(romanized) as romanized, sum(with_audio) as with_audio
        from translation_tally where ${condition} group by language_id
      ) n on n.language_id = l.id`;

/** Every language as editors see it, in the order of the site. */
export async function listAdminLanguages(db: Queryable): Promise<AdminLanguageRow[]> {
  const { rows } = await db.query<AdminLanguageRow>({
    name: "list-admin-languages",
    text: `select ${COLUMNS} from language l left join ${tally()} order by l.position, l.id`,
  });
  return rows;
}

/** One language as editors see it; null when there is none. */
export async function findAdminLanguage(db: Queryable, id: number): Promise<AdminLanguageRow | null> {
  const { rows } = await db.query<AdminLanguageRow>({
    name: "find-admin-language",
    text: `select ${COLUMNS} from language l left join ${tally("language_id = $1")} where l.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** How much of the guide a language has. */
export interface CoverageRow {
  language: { id: number; slug: string; name: string; code: string; script: string; direction: Direction };
  phrases: number;
  translated: number;
  romanized: number;
  withAudio: number;
}

/** How much of the guide each language has, in the order of the site. */
export async function listCoverage(db: Queryable): Promise<CoverageRow[]> {
  const { rows } = await db.query<CoverageRow>({
    name: "list-coverage",
    text: `select json_build_object('id', l.id, 'slug', l.slug, 'name', l.name, 'code', l.code,
        'script', l.script, 'direction', l.direction) as language,
        (select count(*)::int from phrase) as phrases, coalesce(n.translated, 0)::int as translated,
        coalesce(n.romanized, 0)::int as romanized, coalesce(n.with_audio, 0)::int as "withAudio"
      from language l left join ${tally()} order by l.position, l.id`,
  });
  return rows;
}
