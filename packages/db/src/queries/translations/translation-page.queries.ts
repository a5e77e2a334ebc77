import type { PageRequest } from "../pagination/keyset.ts";
import { type ListPage, readCountedPage } from "../pagination/page-with-total.ts";
import { cutPart, type LookedAtPart } from "../pagination/scan-page.ts";
import type { Queryable } from "../queryable.ts";
import { findCandidates } from "./translation-candidates.queries.ts";
import { type FilteredList, type TranslationPageFilters, translationList } from "./translation-list.ts";
import { readPart } from "./translation-part.queries.ts";
import {
  LIST_ROW_COLUMNS,
  SAME_TEXT,
  type TranslationListRow,
  toListRow,
} from "./translation-row.queries.ts";

/** As much of a translation as its warnings depend on. */
export interface TranslationTextsRow {
  id: number;
  key: string;
  nativeText: string;
  romanization: string | null;
  english: string;
  code: string;
  script: string;
  sameText: boolean;
}

/** How many rows are looked at for those of one page, where what it shows may be rare and no index finds it. */
const MOST_LOOKED_AT = 50_000;

type Row = Parameters<typeof toListRow>[0];

/**
 * One page of the translations as editors see them. Where it takes a look at very many to find those it shows, it has
 * what one part of them has: few, or none.
 *
 * @throws InvalidPageKeyError when a key is none that a page in this order gave
 */
export async function listTranslationPage(
  db: Queryable,
  { order, after, before, limit, ...filters }: TranslationPageFilters & PageRequest,
): Promise<ListPage<TranslationListRow>> {
  const request = { order, after, before, limit };
  const { list, long } = await readable(db, filters, LIST_ROW_COLUMNS);
  const page = long
    ? await partOf(db, list, request)
    : await readCountedPage<Row>(db, { ...list, conditions: [...list.conditions, ...list.shown] }, request);
  return { ...page, items: page.items.map(({ key: _, ...row }) => toListRow(row)) };
}

async function partOf(db: Queryable, list: FilteredList, request: PageRequest) {
  const { rows, part } = await readPart<Row>(
    db,
    list,
    { ...request, limit: request.limit + 1 },
    MOST_LOOKED_AT,
  );
  return cutPart(rows, request, part);
}

/**
 * Looks through the texts of the translations after a key, or before one, nearest first.
 *
 * @param most how many are looked at
 * @returns those that the filters show
 * @throws InvalidPageKeyError when a key is none that a page in this order gave
 */
export async function scanTranslationTexts(
  db: Queryable,
  {
    order,
    after,
    before,
    most,
    ...filters
  }: TranslationPageFilters & Omit<PageRequest, "limit"> & { most: number },
): Promise<{ rows: TranslationTextsRow[]; part: LookedAtPart }> {
  const columns = `t.id, t.native_text as "nativeText", t.romanization, p.english, l.code, l.script,
    ${SAME_TEXT} as "sameText"`;
  const { list } = await readable(db, filters, columns);
  return readPart(db, list, { order, after, before, limit: most }, most);
}

/** The list, narrowed to what an index finds, and whether it may be long with little to show. */
async function readable(
  db: Queryable,
  filters: TranslationPageFilters,
  columns: string,
): Promise<{ list: FilteredList; long: boolean }> {
  const list = translationList(filters, columns);
  const { languageId, phraseId } = filters;
  // One language or one phrase has no more than can be looked at; and what shows all finds all.
  if (list.shown.length === 0 || languageId !== undefined || phraseId !== undefined)
    return { list, long: false };
  const { lookedAt, ids } = await findCandidates(db, filters);
  if (!ids) return { list, long: lookedAt > MOST_LOOKED_AT };
  const values = [...list.values, ids];
  return {
    list: { ...list, values, conditions: [...list.conditions, `t.id = any($${values.length}::int[])`] },
    long: false,
  };
}
