import type { Direction } from "./language.queries.ts";
import { type ListPart, type PartRequest, readListPart } from "./pagination/chunk.ts";
import type { List } from "./pagination/keyset.ts";
import type { Queryable } from "./queryable.ts";
import { idOfSlug } from "./sql-parts.ts";

export interface PhraseRow {
  id: number;
  slug: string;
  english: string;
  categoryId: number;
  version: number;
}

/** A phrase in one of its languages. */
export interface OtherTranslationRow {
  id: number;
  languageSlug: string;
  languageName: string;
  languageCode: string;
  languageScript: string;
  languageDirection: Direction;
  nativeText: string;
  romanization: string | null;
}

export interface PhraseInAllLanguagesRow {
  phrase: { slug: string; english: string };
  category: { slug: string; name: string };
  translations: OtherTranslationRow[];
}

/** Every English phrase, in the order of the site. */
export async function listPhrases(db: Queryable): Promise<PhraseRow[]> {
  const { rows } = await db.query<PhraseRow>({
    name: "list-phrases",
    text: `select id, slug, english, category_id as "categoryId", version from phrase order by position, id`,
  });
  return rows;
}

/**
 * Some of the English phrases, in the order of the site.
 *
 * @throws InvalidPageKeyError when `after` is no key that a part of this list gave
 */
export function listPhrasePart(db: Queryable, request: PartRequest): Promise<ListPart<PhraseRow>> {
  const list: List = {
    columns: `p.id, p.slug, p.english, p.category_id as "categoryId", p.version`,
    tables: "phrase p",
    conditions: [],
    values: [],
    sort: {
      name: "position",
      columns: [
        { expression: "p.position", type: "int" },
        { expression: "p.id", type: "int" },
      ],
      leading: 2,
    },
  };
  return readListPart<PhraseRow>(db, list, request);
}

/** One phrase in every language that has it, also by a slug it had before; null when there is none. */
export async function findPhraseInAllLanguages(
  db: Queryable,
  phraseSlug: string,
): Promise<PhraseInAllLanguagesRow | null> {
  const { rows } = await db.query<PhraseInAllLanguagesRow>({
    name: "find-phrase-in-all-languages",
    text: `
      select json_build_object('slug', p.slug, 'english', p.english) as phrase,
        json_build_object('slug', c.slug, 'name', c.name) as category,
        ${translationsOf("p.id")} as translations
      from phrase p join category c on c.id = p.category_id
      where p.id = ${idOfSlug("phrase", "$1")}`,
    values: [phraseSlug],
  });
  return rows[0] ?? null;
}

/** All translations of a phrase as a JSON list of `OtherTranslationRow`, in the order of the languages. */
export function translationsOf(phraseId: string, condition = "true"): string {
  return `(
    select coalesce(json_agg(json_build_object('id', t.id, 'languageSlug', l.slug, 'languageName', l.name,
      'languageCode', l.code, 'languageScript', l.script, 'languageDirection', l.direction,
      'nativeText', t.native_text, 'romanization', t.romanization) order by l.position, l.id), '[]')
    from translation t join language l on l.id = t.language_id
    where t.phrase_id = ${phraseId} and ${condition})`;
}
