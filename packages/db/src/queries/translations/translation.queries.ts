import { isoTime } from "../iso-time.ts";
import { type ListPart, type PartRequest, readListPart } from "../pagination/chunk.ts";
import type { Queryable } from "../queryable.ts";
import { translationList } from "./translation-list.ts";
import { type TranslationTextsRow, textColumns } from "./translation-texts.ts";

/** A translation as it is stored. */
export interface TranslationRecordRow extends TranslationTextsRow {
  id: number;
  languageId: number;
  phraseId: number;
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** Identifiers; one that nothing has finds nothing. */
export interface TranslationFilters {
  languageId?: number | undefined;
  phraseId?: number | undefined;
}

/** The columns of a `TranslationRecordRow`; `t` is the translation. */
export const TRANSLATION_COLUMNS = `t.id, t.language_id as "languageId", t.phrase_id as "phraseId",
  ${textColumns("t")}, t.version, ${isoTime("t.updated_at")} as "updatedAt"`;

/**
 * Some of the translations that pass the filters: by phrase, then language, in the order of the site.
 *
 * @throws InvalidPageKeyError when `after` is no key that a part of this list gave
 */
export function listTranslationPart(
  db: Queryable,
  { languageId, phraseId, ...request }: TranslationFilters & PartRequest,
): Promise<ListPart<TranslationRecordRow>> {
  const list = translationList({ languageId, phraseId, show: "all", sort: "position" }, TRANSLATION_COLUMNS);
  return readListPart<TranslationRecordRow>(db, list, request);
}

/** One translation; null when there is none. */
export async function findTranslation(db: Queryable, id: number): Promise<TranslationRecordRow | null> {
  const { rows } = await db.query<TranslationRecordRow>({
    name: "find-translation",
    text: `select ${TRANSLATION_COLUMNS} from translation t where t.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
