import type { LanguageRow } from "./language.queries.ts";
import type { SortColumn } from "./pagination/cursor.ts";
import { type ChunkRequest, type ListChunk, readChunk } from "./pagination/page.ts";
import { type OtherTranslationRow, translationsOf } from "./phrase.queries.ts";
import type { Queryable } from "./queryable.ts";
import { idOfSlug, isoTime, LANGUAGE_COLUMNS, PHRASE_ORDER } from "./sql-parts.ts";
import { type TranslationTextsRow, textColumns } from "./translations/translation-fields.ts";

export interface RelatedPhraseRow {
  /** Identifier of the related phrase's translation. */
  id: number;
  slug: string;
  english: string;
  category: { slug: string; name: string };
  nativeText: string;
  romanization: string | null;
}

export interface PhraseNeighborRow {
  slug: string;
  english: string;
}

/** One phrase in one language, in full. */
export interface PhraseDetailRow extends TranslationTextsRow {
  /** Identifier of the translation. */
  id: number;
  phrase: { slug: string; english: string };
  language: LanguageRow;
  category: { slug: string; name: string };
  /** The related phrases that have a translation in the language. */
  related: RelatedPhraseRow[];
  /** The same phrase in the other languages, in their order. */
  otherLanguages: OtherTranslationRow[];
  /** Neighbors in the category among the phrases of the language; null at the ends. */
  previous: PhraseNeighborRow | null;
  next: PhraseNeighborRow | null;
  /** When the translation last changed. */
  updatedAt: Date;
}

/** Finds a phrase in a language, by current or former slugs; null if there is no such translation. */
export async function findPhraseDetail(
  db: Queryable,
  languageSlug: string,
  phraseSlug: string,
): Promise<PhraseDetailRow | null> {
  const { rows } = await db.query<Omit<PhraseDetailRow, "updatedAt"> & { updatedAt: string }>({
    name: "find-phrase-detail",
    text: PHRASE_DETAIL,
    values: [languageSlug, phraseSlug],
  });
  const [row] = rows;
  return row ? { ...row, updatedAt: new Date(row.updatedAt) } : null;
}

/**
 * Lists a phrase in each language that has it, in their order, with one query. The rows equal those of
 * `findPhraseDetail`.
 *
 * @param languages all languages
 */
export async function listPhraseDetails(
  db: Queryable,
  phraseSlug: string,
  languages: readonly LanguageRow[],
): Promise<PhraseDetailRow[]> {
  const { rows } = await db.query<OwnRow & { languageId: number }>({
    name: "list-phrase-details",
    text: `select ${OWN_COLUMNS}, own.language_id as "languageId"
      from ${DETAIL_TABLES} where p.slug = $1 order by l.position, l.id`,
    values: [phraseSlug],
  });
  const languageOf = new Map(languages.map((language) => [language.id, language]));
  const all = rows.flatMap(({ languageId, ...row }) => {
    const language = languageOf.get(languageId);
    return language ? [{ ...row, language }] : [];
  });
  const translations = all.map(({ id, nativeText, romanization, language }) => ({
    id,
    languageSlug: language.slug,
    languageName: language.name,
    languageCode: language.code,
    languageScript: language.script,
    languageDirection: language.direction,
    nativeText,
    romanization,
  }));
  return all.map((row) => ({
    ...row,
    otherLanguages: translations.filter(({ id }) => id !== row.id),
    updatedAt: new Date(row.updatedAt),
  }));
}

/**
 * Lists the phrases of a language in the order of the lists, with one query. The rows equal those of `findPhraseDetail`,
 * except that they have no other languages.
 */
export async function listLanguageDetails(
  db: Queryable,
  language: LanguageRow,
  limit: number,
): Promise<PhraseDetailRow[]> {
  const { rows } = await db.query<OwnRow>({
    name: "list-language-details",
    text: `select ${OWN_COLUMNS} from ${DETAIL_TABLES}
      where own.language_id = $1 order by ${PHRASE_ORDER} limit $2`,
    values: [language.id, limit],
  });
  return rows.map((row) => ofLanguage(row, language));
}

/**
 * Reads a chunk of the same rows, in one query.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function listLanguageDetailChunk(
  db: Queryable,
  language: LanguageRow,
  request: ChunkRequest,
): Promise<ListChunk<PhraseDetailRow>> {
  const list = {
    columns: OWN_COLUMNS,
    tables: DETAIL_TABLES,
    conditions: ["own.language_id = $1"],
    values: [language.id],
    sort: { name: "translations", columns: PHRASE_SORT, leading: PHRASE_SORT.length },
  };
  const { items, next } = await readChunk<OwnRow>(db, list, request);
  return { items: items.map((row) => ofLanguage(row, language)), next };
}

type OwnRow = Omit<PhraseDetailRow, "updatedAt" | "language" | "otherLanguages"> & { updatedAt: string };

const ofLanguage = (row: OwnRow, language: LanguageRow): PhraseDetailRow => ({
  ...row,
  language,
  otherLanguages: [],
  updatedAt: new Date(row.updatedAt),
});

/** The columns of `PHRASE_ORDER`. */
const PHRASE_SORT: SortColumn[] = PHRASE_ORDER.split(", ").map((expression) => ({ expression, type: "int" }));

const OWN_COLUMNS = `own.id,
    json_build_object('slug', p.slug, 'english', p.english) as phrase,
    json_build_object('slug', c.slug, 'name', c.name) as category,
    ${textColumns("own")},
    (
      select coalesce(json_agg(json_build_object('id', rt.id, 'slug', rp.slug, 'english', rp.english,
        'category', json_build_object('slug', rc.slug, 'name', rc.name),
        'nativeText', rt.native_text, 'romanization', rt.romanization) order by r.position, r.id), '[]')
      from related_phrase r join phrase rp on rp.id = r.related_id join category rc on rc.id = rp.category_id
      join published_translation rt on rt.phrase_id = rp.id and rt.language_id = own.language_id
      where r.phrase_id = p.id
    ) as "related",
    ${neighbor("<", "desc")} as previous,
    ${neighbor(">", "asc")} as next,
    ${isoTime("own.updated_at")} as "updatedAt"`;

const DETAIL_TABLES = `published_translation own
  join phrase p on p.id = own.phrase_id
  join category c on c.id = p.category_id
  join language l on l.id = own.language_id`;

const PHRASE_DETAIL = `
  select ${OWN_COLUMNS},
    (select row_to_json(language) from (select ${LANGUAGE_COLUMNS}) language) as language,
    ${translationsOf("p.id", "t.language_id <> own.language_id")} as "otherLanguages"
  from ${DETAIL_TABLES}
  where own.language_id = ${idOfSlug("language", "$1")} and own.phrase_id = ${idOfSlug("phrase", "$2")}`;

/** The next or previous phrase of the category that has a translation in the language. */
function neighbor(comparison: "<" | ">", order: "asc" | "desc"): string {
  return `(
      select json_build_object('slug', np.slug, 'english', np.english) from phrase np
      where np.category_id = p.category_id and (np.position, np.id) ${comparison} (p.position, p.id)
        and exists (select from published_translation nt where nt.phrase_id = np.id and nt.language_id = own.language_id)
      order by np.position ${order}, np.id ${order} limit 1)`;
}
