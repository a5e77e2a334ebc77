import type { EmergencyNumbers, GlossaryTerm } from "../entities/language.entity.ts";
import { type Queryable, queryAll, queryFirst } from "./queryable.ts";
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
export function listLanguages(db: Queryable): Promise<LanguageRow[]> {
  return queryAll<LanguageRow>(db, {
    name: "list-languages",
    text: `select ${LANGUAGE_COLUMNS} from language l order by l.position, l.id`,
  });
}

/** Every language with phrases that visitors see, in the order of the site. */
export function listSpokenLanguages(db: Queryable): Promise<Pick<LanguageRow, "slug">[]> {
  return queryAll<Pick<LanguageRow, "slug">>(db, {
    name: "list-spoken-languages",
    text: `select slug from language l where exists (select from published_translation where language_id = l.id)
      order by l.position, l.id`,
  });
}

/** A language with what only its own page shows. */
export interface LanguageDetailRow extends LanguageRow {
  emergencyNumbers: EmergencyNumbers[];
}

const EMERGENCY_NUMBERS = `coalesce(l.emergency_numbers, '[]') as "emergencyNumbers"`;

/** Finds a language by its current or a former slug; null if there is none. */
export function findLanguage(db: Queryable, slug: string): Promise<LanguageDetailRow | null> {
  return queryFirst<LanguageDetailRow>(db, {
    name: "find-language",
    text: `select ${LANGUAGE_COLUMNS}, ${EMERGENCY_NUMBERS} from language l where l.id = ${idOfSlug("language", "$1")}`,
    values: [slug],
  });
}

/** Finds a language by its ID; null if there is none. */
export function findLanguageById(db: Queryable, id: number): Promise<LanguageDetailRow | null> {
  return queryFirst<LanguageDetailRow>(db, {
    name: "find-language-by-id",
    text: `select ${LANGUAGE_COLUMNS}, ${EMERGENCY_NUMBERS} from language l where l.id = $1`,
    values: [id],
  });
}

/** Every language with its emergency numbers, in the order of the site. */
export function listEmergencyNumbers(db: Queryable): Promise<LanguageDetailRow[]> {
  return queryAll<LanguageDetailRow>(db, {
    name: "list-emergency-numbers",
    text: `select ${LANGUAGE_COLUMNS}, ${EMERGENCY_NUMBERS} from language l order by l.position, l.id`,
  });
}

/** A language in the list of the admin. */
export interface ListedLanguageRow extends LanguageDetailRow {
  aliases: string[];
  translationCount: number;
}

/** A language as its dialog in the admin shows it; a glossary may be long, so that lists leave it out. */
export interface AdminLanguageRow extends ListedLanguageRow {
  glossary: GlossaryTerm[];
}

const COLUMNS = `${LANGUAGE_COLUMNS}, ${EMERGENCY_NUMBERS}, l.aliases, coalesce(n.translated, 0)::int as "translationCount"`;

/** Joins the counts of each language's translations as `n`. Triggers maintain them, because counting reads every row. */
const tally = (condition = "true"): string => `(
        select language_id, sum(translated) as translated, sum(romanized) as romanized, sum(with_audio) as with_audio
        from translation_tally where ${condition} group by language_id
      ) n on n.language_id = l.id`;

export function listAdminLanguages(db: Queryable): Promise<ListedLanguageRow[]> {
  return queryAll<ListedLanguageRow>(db, {
    name: "list-admin-languages",
    text: `select ${COLUMNS} from language l left join ${tally()} order by l.position, l.id`,
  });
}

export function findAdminLanguage(db: Queryable, id: number): Promise<AdminLanguageRow | null> {
  return queryFirst<AdminLanguageRow>(db, {
    name: "find-admin-language",
    text: `select ${COLUMNS}, l.glossary from language l left join ${tally("language_id = $1")} where l.id = $1`,
    values: [id],
  });
}

/** How many phrases a language has, out of all. */
export interface CoverageRow {
  language: { id: number; slug: string; name: string; code: string; script: string; direction: Direction };
  phrases: number;
  translated: number;
  romanized: number;
  withAudio: number;
  inReview: number;
}

export function listCoverage(db: Queryable): Promise<CoverageRow[]> {
  return queryAll<CoverageRow>(db, {
    name: "list-coverage",
    text: `select json_build_object('id', l.id, 'slug', l.slug, 'name', l.name, 'code', l.code,
        'script', l.script, 'direction', l.direction) as language,
        (select count(*)::int from phrase) as phrases, coalesce(n.translated, 0)::int as translated,
        coalesce(n.romanized, 0)::int as romanized, coalesce(n.with_audio, 0)::int as "withAudio",
        (select count(*)::int from translation t where t.language_id = l.id and t.needs_review) as "inReview"
      from language l left join ${tally()} order by l.position, l.id`,
  });
}
