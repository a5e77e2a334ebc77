import type { AcceptedWarning } from "../../entities/translation.entity.ts";
import { type List, readRows } from "../pagination/keyset.ts";
import { cutPage, cutScannedPage } from "../pagination/page.ts";
import type { Queryable } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";
import { SAME_TEXT, type TranslationListRow } from "./translation.queries.ts";
import { patternOf } from "./translation-list.ts";

/** A phrase in a language, as the grid of translations shows it. */
export interface GridQueryRow extends Omit<TranslationListRow, "translation"> {
  translation: {
    id: number;
    nativeText: string;
    romanization: string | null;
    acceptedWarnings: AcceptedWarning[];
    needsReview: boolean;
    version: number;
    /** ISO 8601. */
    updatedAt: string;
    /** Number of variants. */
    variants: number;
    regionalVariations: number;
  } | null;
  references: { languageId: number; nativeText: string; romanization: string | null }[];
}

/** The fields of a stored translation that its warnings depend on. */
export type GridTexts = Pick<GridQueryRow, "sameText"> &
  Pick<NonNullable<GridQueryRow["translation"]>, "nativeText" | "romanization" | "acceptedWarnings"> & {
    phraseId: number;
    english: string;
    script: string;
  };

export interface GridFilters {
  languageId: number;
  /** Languages whose texts are shown beside the English. */
  referenceIds: number[];
  /** Part of the English text or of the native text. */
  search?: string | undefined;
}

interface GridPageRequest extends GridFilters {
  after?: string | undefined;
  limit: number;
}

interface GridPage {
  items: GridQueryRow[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

/** The columns of a `GridQueryRow`; `references` is the parameter with the IDs of the languages beside the English. */
const rowColumns = (
  references: string,
): string => `json_build_object('id', l.id, 'slug', l.slug, 'name', l.name, 'code', l.code,
    'script', l.script, 'direction', l.direction) as language,
  json_build_object('id', p.id, 'slug', p.slug, 'english', p.english) as phrase,
  case when t.id is not null then json_build_object('id', t.id, 'nativeText', t.native_text,
    'romanization', t.romanization, 'acceptedWarnings', t.accepted_warnings, 'needsReview', t.needs_review,
    'version', t.version, 'updatedAt', ${isoTime("t.updated_at")},
    'variants', jsonb_array_length(t.variants),
    'regionalVariations', jsonb_array_length(t.regional_variations)) end as translation,
  ${SAME_TEXT} as "sameText",
  coalesce((
    select json_agg(json_build_object('languageId', r.language_id, 'nativeText', r.native_text,
      'romanization', r.romanization) order by array_position(${references}::int[], r.language_id))
    from translation r where r.phrase_id = p.id and r.language_id = any(${references}::int[])
  ), '[]') as references`;

const TEXT_COLUMNS = `p.id as "phraseId", t.native_text as "nativeText", t.romanization, p.english, l.script,
  ${SAME_TEXT} as "sameText", t.accepted_warnings as "acceptedWarnings"`;

/** The phrases of a language in the order of the site, with the translations that they have. */
function phrasesOf({ languageId, search }: Omit<GridFilters, "referenceIds">): Omit<List, "columns"> {
  const values: unknown[] = [languageId];
  const pattern = search ? patternOf(`$${values.push(search)}::text`) : null;
  return {
    tables: `phrase p join language l on l.id = $1
      left join translation t on t.phrase_id = p.id and t.language_id = l.id`,
    conditions: pattern ? [`(p.search_english like ${pattern} or t.search_native like ${pattern})`] : [],
    values,
    sort: {
      name: "phrase",
      columns: [
        { expression: "p.position", type: "int" },
        { expression: "p.id", type: "int" },
      ],
      leading: 2,
    },
  };
}

/** The same with the columns of a row. */
function rowsOf({ referenceIds, ...filters }: GridFilters): List {
  const list = phrasesOf(filters);
  const values = [...list.values, referenceIds];
  return { ...list, values, columns: rowColumns(`$${values.length}`) };
}

/** The conditions of what a page shows. */
const SHOWN = { all: [], missing: ["t.id is null"], review: ["t.needs_review"] };

/**
 * One page of the phrases of a language: all, or those without a translation or in review.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function listGridPage(
  db: Queryable,
  { after, limit, show, ...filters }: GridPageRequest & { show: keyof typeof SHOWN },
): Promise<GridPage> {
  const list = rowsOf(filters);
  const conditions = [...list.conditions, ...SHOWN[show]];
  const request = { order: "asc", after, limit } as const;
  const rows = await readRows<GridQueryRow>(db, { ...list, conditions }, { ...request, limit: limit + 1 });
  const { items, next } = cutPage(rows, request);
  return { items: items.map(({ key: _, ...row }) => row), next };
}

/** The most translations that are scanned for one page. */
const MAX_SCANNED = 5_000;

/**
 * One page of the phrases whose translation has warnings. Only JavaScript can apply most rules, so that a range of the
 * texts is scanned, and only the rows of the page are read in full: the page may have few rows, or none.
 *
 * @param warned whether a translation has warnings
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function scanGridPage(
  db: Queryable,
  { after, limit, ...filters }: GridPageRequest,
  warned: (texts: GridTexts) => boolean,
): Promise<GridPage> {
  const texts = phrasesOf(filters);
  const scanned = await readRows<GridTexts>(
    db,
    { ...texts, columns: TEXT_COLUMNS, conditions: [...texts.conditions, "t.id is not null"] },
    { order: "asc", after, limit: MAX_SCANNED },
  );
  const furthest = scanned.length === MAX_SCANNED ? (scanned.at(-1)?.key ?? null) : null;
  const { items, next } = cutScannedPage(
    scanned.filter(warned),
    { order: "asc", after, limit },
    { nearest: null, furthest },
  );
  const rows = await listGridRows(
    db,
    filters,
    items.map(({ phraseId }) => phraseId),
  );
  return { items: rows, next };
}

/** Lists some phrases in a language, in the order of the site; unknown IDs are skipped. */
export async function listGridRows(
  db: Queryable,
  { languageId, referenceIds }: Omit<GridFilters, "search">,
  phraseIds: number[],
): Promise<GridQueryRow[]> {
  const list = rowsOf({ languageId, referenceIds });
  const values = [...list.values, phraseIds];
  const rows = await readRows<GridQueryRow>(
    db,
    { ...list, values, conditions: [`p.id = any($${values.length}::int[])`] },
    { order: "asc", limit: phraseIds.length },
  );
  return rows.map(({ key: _, ...row }) => row);
}
