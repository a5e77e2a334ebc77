import { type Queryable, queryAll } from "./queryable.ts";
import { idOfSlug } from "./sql-parts.ts";
import {
  TRANSLATION_FIELDS,
  type TranslationTexts,
  TYPED_FIELDS,
} from "./translations/translation-fields.ts";

/** The fields of a translation in a file. */
export interface FileTexts extends TranslationTexts {
  needs_review: boolean;
}

export const FILE_FIELDS = [...TRANSLATION_FIELDS, "needs_review"] as const;

type Untranslated = { [Field in keyof FileTexts]: null };

/** A phrase in a language as export files have it; its fields are null if it is not translated. */
export type ExportRow = (FileTexts | Untranslated) & {
  language: string;
  phrase: string;
  english: string;
  /** Position of the phrase, for the next batch. */
  place: number;
  phraseId: number;
};

/** The fields as columns of a query; `t` is the translation. */
const FIELD_COLUMNS = FILE_FIELDS.map((field) => `t.${field}`).join(", ");

/** The columns of an {@link ExportRow}, of the tables `l`, `p` and `t`. */
const EXPORT_COLUMNS = `l.slug as language, p.slug as phrase, p.english, ${FIELD_COLUMNS},
  p.position as place, p.id as "phraseId"`;

/** Reads some translations by their IDs, in the order of the languages and their phrases. */
export function readExportOf(db: Queryable, ids: number[]): Promise<ExportRow[]> {
  return queryAll<ExportRow>(db, {
    name: "export-selected-translations",
    text: `
      select ${EXPORT_COLUMNS} from translation t
      join language l on l.id = t.language_id join phrase p on p.id = t.phrase_id
      where t.id = any($1::int[]) order by l.position, l.id, p.position, p.id`,
    values: [ids],
  });
}

/** Reads how many entries the longest lists have, of some translations, of one language, or of all. */
export async function readLongestLists(
  db: Queryable,
  { ids, language }: { ids?: number[] | undefined; language?: string | undefined },
): Promise<{ variants: number; regional_variations: number }> {
  const { rows } = await db.query<{ variants: number; regional_variations: number }>({
    name: "read-longest-lists",
    text: `
      select coalesce(max(jsonb_array_length(t.variants)), 0) as variants,
        coalesce(max(jsonb_array_length(t.regional_variations)), 0) as regional_variations
      from translation t
      where ($1::int[] is null or t.id = any($1))
        and ($2::text is null or t.language_id = ${idOfSlug("language", "$2")})`,
    values: [ids ?? null, language ?? null],
  });
  return rows[0] ?? { variants: 0, regional_variations: 0 };
}

export interface ExportBatch {
  languageId: number;
  /** Whether to read the phrases that have no translation, instead of those that have one. */
  missing: boolean;
  after?: Pick<ExportRow, "place" | "phraseId"> | undefined;
  limit: number;
}

/** Reads some phrases of one language, in the order of the phrases. */
export function readExportBatch(db: Queryable, batch: ExportBatch): Promise<ExportRow[]> {
  const { languageId, missing, after, limit } = batch;
  return queryAll<ExportRow>(db, {
    name: missing ? "export-missing" : "export-translations",
    text: `
      select ${EXPORT_COLUMNS}
      from language l cross join phrase p
      left join translation t on t.phrase_id = p.id and t.language_id = l.id
      where l.id = $1 and t.id is ${missing ? "" : "not"} null and (p.position, p.id) > ($2, $3)
      order by p.position, p.id limit $4`,
    values: [languageId, after?.place ?? -1, after?.phraseId ?? 0, limit],
  });
}

/** Lists the IDs of one language, or of all in the order of the site. */
export async function listExportLanguages(db: Queryable, slug: string | undefined): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "list-export-languages",
    text: `
      select id from language
      where $1::text is null or id = ${idOfSlug("language", "$1")} order by position, id`,
    values: [slug ?? null],
  });
  return rows.map(({ id }) => id);
}

/** A record with the names by which a file may refer to it. */
export interface Named {
  id: number;
  slug: string;
  /** English name of a language, English text of a phrase. */
  name: string;
  /** Null for a phrase. */
  code: string | null;
  oldSlugs: string[];
}

export function listNamed(db: Queryable, kind: "language" | "phrase"): Promise<Named[]> {
  const columns = kind === "language" ? "name, code" : "english as name, null as code";
  return queryAll<Named>(db, {
    name: `list-named-${kind}s`,
    text: `
      select id, slug, ${columns}, array(
        select slug from slug_redirect where kind = '${kind}' and target_id = ${kind}.id
      ) as "oldSlugs"
      from ${kind}`,
  });
}

export interface Pair {
  languageId: number;
  phraseId: number;
}

export interface StoredTranslation extends Pair, FileTexts {}

/** Finds the translations of pairs of language and phrase; pairs without one are missing. */
export function findTranslations(db: Queryable, pairs: Pair[]): Promise<StoredTranslation[]> {
  return queryAll<StoredTranslation>(db, {
    name: "find-translations",
    text: `
      select t.language_id as "languageId", t.phrase_id as "phraseId", ${FIELD_COLUMNS}
      from unnest($1::int[], $2::int[]) pair (language_id, phrase_id)
      join translation t on t.language_id = pair.language_id and t.phrase_id = pair.phrase_id`,
    values: [pairs.map(({ languageId }) => languageId), pairs.map(({ phraseId }) => phraseId)],
  });
}

/**
 * Blocks other writes of translations, and deletions of these languages and phrases, until the transaction ends. The
 * locks are acquired in the same order as by a deletion, so the two cannot deadlock.
 *
 * @returns whether all of the languages and phrases exist
 */
export async function lockTranslations(
  db: Queryable,
  languageIds: number[],
  phraseIds: number[],
): Promise<boolean> {
  const lock = async (table: string, ids: number[]): Promise<boolean> => {
    const { rows } = await db.query({
      text: `select id from ${table} where id = any($1::int[]) order by id for key share`,
      values: [ids],
    });
    return rows.length === ids.length;
  };
  const exist = [await lock("language", languageIds), await lock("phrase", phraseIds)];
  await db.query({ text: "lock table translation in share row exclusive mode" });
  return exist.every(Boolean);
}

/** Inserts translations, and updates existing ones that differ. */
export async function writeTranslations(db: Queryable, translations: StoredTranslation[]): Promise<void> {
  const columns = FILE_FIELDS.join(", ");
  const list = (row: string): string => FILE_FIELDS.map((field) => `${row}.${field}`).join(", ");
  await db.query({
    text: `
      insert into translation (language_id, phrase_id, ${columns})
      select "languageId", "phraseId", ${columns}
      from jsonb_to_recordset($1::jsonb) as given ("languageId" int, "phraseId" int, ${TYPED_FIELDS}, needs_review boolean)
      on conflict (phrase_id, language_id) do update
        set ${FILE_FIELDS.map((field) => `${field} = excluded.${field}`).join(", ")}
        where (${list("translation")}) is distinct from (${list("excluded")})`,
    values: [JSON.stringify(translations)],
  });
}
