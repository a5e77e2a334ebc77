import type { AcceptedWarning } from "../../entities/translation.entity.ts";
import type { Direction } from "../language.queries.ts";
import { type ChunkRequest, type ListChunk, readChunk } from "../pagination/page.ts";
import { type Queryable, queryAll, queryFirst } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";
import { type TranslationTextsRow, textColumns } from "./translation-fields.ts";
import { translationList } from "./translation-list.ts";

/** A translation as it is stored. */
export interface TranslationRecordRow extends TranslationTextsRow {
  id: number;
  languageId: number;
  phraseId: number;
  acceptedWarnings: AcceptedWarning[];
  /** Whether a reviewer has to check it. */
  needsReview: boolean;
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** An unknown ID matches nothing. */
export interface TranslationFilters {
  languageId?: number | undefined;
  phraseId?: number | undefined;
}

/** The columns of a `TranslationRecordRow`; `t` is the translation. */
export const TRANSLATION_COLUMNS = `t.id, t.language_id as "languageId", t.phrase_id as "phraseId",
  ${textColumns("t")}, t.accepted_warnings as "acceptedWarnings", t.needs_review as "needsReview", t.version,
  ${isoTime("t.updated_at")} as "updatedAt"`;

/**
 * Reads a chunk of the translations that match the filters: by phrase, then language, in the order of the site.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export function listTranslationChunk(
  db: Queryable,
  { languageId, phraseId, ...request }: TranslationFilters & ChunkRequest,
): Promise<ListChunk<TranslationRecordRow>> {
  const list = translationList({ languageId, phraseId, show: "all", sort: "position" }, TRANSLATION_COLUMNS);
  return readChunk<TranslationRecordRow>(db, list, request);
}

export function findTranslation(db: Queryable, id: number): Promise<TranslationRecordRow | null> {
  return queryFirst<TranslationRecordRow>(db, {
    name: "find-translation",
    text: `select ${TRANSLATION_COLUMNS} from translation t where t.id = $1`,
    values: [id],
  });
}

/** A phrase in a language, with its translation if there is one. */
export interface TranslationListRow {
  language: { id: number; slug: string; name: string; code: string; script: string; direction: Direction };
  phrase: { id: number; slug: string; english: string };
  translation: TranslationRecordRow | null;
  /** Whether another phrase has the same text in the language. */
  sameText: boolean;
  openComments: number;
}

interface FlatRow extends Omit<TranslationRecordRow, "id">, Omit<TranslationListRow, "translation"> {
  id: number | null;
}

/** Whether another phrase has the same text; `t` is the translation. The index contains hashes, because texts may be long. */
export const SAME_TEXT = `exists (
  select from translation o where o.language_id = t.language_id and o.id <> t.id and t.search_native <> ''
    and md5(o.search_native) = md5(t.search_native) and o.search_native = t.search_native)`;

/** The columns of a row before {@link toListRow}; `t`, `l` and `p` are translation, language and phrase. */
export const LIST_ROW_COLUMNS = `${TRANSLATION_COLUMNS}, ${SAME_TEXT} as "sameText",
  (select count(*)::int from comment c where c.translation_id = t.id and c.resolved_at is null) as "openComments",
  json_build_object('id', l.id, 'slug', l.slug, 'name', l.name, 'code', l.code, 'script', l.script,
    'direction', l.direction) as language,
  json_build_object('id', p.id, 'slug', p.slug, 'english', p.english) as phrase`;

/** Converts a row of {@link LIST_ROW_COLUMNS}; its translation is null if the phrase has none. */
export function toListRow({
  language,
  phrase,
  sameText,
  openComments,
  id,
  ...texts
}: FlatRow): TranslationListRow {
  return { language, phrase, translation: id === null ? null : { id, ...texts }, sameText, openComments };
}

/** Lists translations with their languages and phrases, in the order of the IDs; deleted ones are skipped. */
export async function listTranslationRows(db: Queryable, ids: number[]): Promise<TranslationListRow[]> {
  const { rows } = await db.query<FlatRow>({
    name: "list-translation-rows",
    text: `select ${LIST_ROW_COLUMNS} from unnest($1::int[]) with ordinality as wanted (id, place)
      join translation t on t.id = wanted.id
      join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id order by wanted.place`,
    values: [ids],
  });
  return rows.map(toListRow);
}

/** Lists a phrase in every language, those without a translation first; null if there is no such phrase. */
export async function listTranslationsOfPhrase(
  db: Queryable,
  phraseId: number,
): Promise<{ phrase: TranslationListRow["phrase"]; rows: TranslationListRow[] } | null> {
  const { rows } = await db.query<
    Omit<FlatRow, "language"> & { language: TranslationListRow["language"] | null }
  >({
    name: "list-translations-of-phrase",
    text: `select ${LIST_ROW_COLUMNS} from phrase p left join language l on true
      left join translation t on t.phrase_id = p.id and t.language_id = l.id
      where p.id = $1 order by t.id is not null, l.position, l.id`,
    values: [phraseId],
  });
  const phrase = rows[0]?.phrase;
  if (!phrase) return null;
  return { phrase, rows: rows.filter((row): row is FlatRow => row.language?.id != null).map(toListRow) };
}

/** Lists the other phrases with this text in a language. */
export function listPhrasesWithText(
  db: Queryable,
  { languageId, phraseId, nativeText }: { languageId: number; phraseId: number; nativeText: string },
): Promise<{ translation_id: number; english: string }[]> {
  return queryAll(db, {
    name: "list-phrases-with-text",
    text: `select t.id as translation_id, p.english from translation t join phrase p on p.id = t.phrase_id
      where t.language_id = $1 and t.phrase_id <> $2 and search_normalize($3) <> ''
        and md5(t.search_native) = md5(search_normalize($3)) and t.search_native = search_normalize($3)
      order by p.position, p.id`,
    values: [languageId, phraseId, nativeText],
  });
}
