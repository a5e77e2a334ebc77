import type { AcceptedWarning } from "../../entities/translation.entity.ts";
import { type CursorValue, encodeListCursor } from "../pagination/cursor.ts";
import { type PageRequest, pageStart } from "../pagination/keyset.ts";
import {
  cutScannedPage,
  type ListPage,
  MAX_COUNTED,
  readCountedPage,
  type ScannedRange,
} from "../pagination/page.ts";
import type { Queryable } from "../queryable.ts";
import {
  LIST_ROW_COLUMNS,
  listTranslationRows,
  SAME_TEXT,
  type TranslationListRow,
  toListRow,
} from "./translation.queries.ts";
import {
  type FilteredList,
  NOT_LATIN,
  patternOf,
  type TranslationPageFilters,
  type TranslationSort,
  translationList,
} from "./translation-list.ts";

/** The fields of a translation that its warnings depend on. */
export interface TranslationTextsRow {
  id: number;
  key: string;
  nativeText: string;
  romanization: string | null;
  english: string;
  code: string;
  script: string;
  sameText: boolean;
  acceptedWarnings: AcceptedWarning[];
}

/** Maximum number of rows scanned for one page whose filter no index serves. */
const MAX_SCANNED = 50_000;

type FoundRow = Parameters<typeof toListRow>[0];

/**
 * One page of the translations in the admin. If very many rows would have to be scanned to fill it, it contains the
 * matches of a limited range: few, or none.
 *
 * @throws InvalidCursorError for a cursor of no page in this order
 */
export async function listTranslationPage(
  db: Queryable,
  { order, after, before, skip, limit, ...filters }: TranslationPageFilters & PageRequest,
): Promise<ListPage<TranslationListRow>> {
  const request = { order, after, before, limit };
  if (filters.show !== "missing" && SORTED_WITHOUT_INDEX.has(filters.sort)) {
    const page = await readPage<{ id: number }>(db, await readable(db, filters, "t.id"), {
      ...request,
      skip,
    });
    const ids = page.items.map(({ id }) => id);
    return { ...page, items: await listTranslationRows(db, ids) };
  }
  const page = await readPage<FoundRow>(db, await readable(db, filters, LIST_ROW_COLUMNS), {
    ...request,
    skip,
  });
  return { ...page, items: page.items.map(({ key: _, ...row }) => toListRow(row)) };
}

/** PostgreSQL would compute the columns of all rows before it sorts them: those of the page are read by their IDs. */
const SORTED_WITHOUT_INDEX: ReadonlySet<TranslationSort> = new Set(["language", "phrase", "native_text"]);

function readPage<Row>(
  db: Queryable,
  { list, long }: { list: FilteredList; long: boolean },
  { skip, ...request }: PageRequest,
): Promise<ListPage<Row & { key: string }>> {
  if (long) return readScannedPage<Row>(db, list, request);
  const conditions = [...list.conditions, ...list.shown];
  return readCountedPage<Row>(db, { ...list, conditions }, { ...request, skip });
}

async function readScannedPage<Row>(db: Queryable, list: FilteredList, request: PageRequest) {
  const { rows, range } = await scanPage<Row>(
    db,
    list,
    { ...request, limit: request.limit + 1 },
    MAX_SCANNED,
  );
  return cutScannedPage(rows, request, range);
}

/**
 * Scans the texts of the translations after or before a cursor, the nearest first.
 *
 * @param maxScanned maximum number of scanned rows
 * @returns the rows that pass the filters
 * @throws InvalidCursorError for a cursor of no page in this order
 */
export async function scanTranslationTexts(
  db: Queryable,
  {
    order,
    after,
    before,
    maxScanned,
    ...filters
  }: TranslationPageFilters & Omit<PageRequest, "limit"> & { maxScanned: number },
): Promise<{ rows: TranslationTextsRow[]; range: ScannedRange }> {
  const columns = `t.id, t.native_text as "nativeText", t.romanization, p.english, l.code, l.script,
    ${SAME_TEXT} as "sameText", t.accepted_warnings as "acceptedWarnings"`;
  const { list } = await readable(db, filters, columns);
  return scanPage(db, list, { order, after, before, limit: maxScanned }, maxScanned);
}

/** The list, narrowed by an index if possible, and whether its matches may be rare in a long list. */
async function readable(
  db: Queryable,
  filters: TranslationPageFilters,
  columns: string,
): Promise<{ list: FilteredList; long: boolean }> {
  const list = translationList(filters, columns);
  const { languageId, phraseId } = filters;
  // The rows of one language or one phrase are few enough to scan, and without a filter every row matches.
  if (list.shown.length === 0 || languageId !== undefined || phraseId !== undefined)
    return { list, long: false };
  const { scanned, ids } = await findCandidates(db, filters);
  if (!ids) return { list, long: scanned > MAX_SCANNED };
  const values = [...list.values, ids];
  return {
    list: { ...list, values, conditions: [...list.conditions, `t.id = any($${values.length}::int[])`] },
    long: false,
  };
}

/**
 * Scans a list of translations for the rows that pass the filters, the nearest first, up to the limit.
 *
 * @param maxScanned maximum number of scanned rows
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function scanPage<Row>(
  db: Queryable,
  list: FilteredList,
  { limit, ...request }: PageRequest,
  maxScanned: number,
): Promise<{ rows: (Row & { key: string })[]; range: ScannedRange }> {
  const { conditions, values, orderBy, key } = pageStart(list, request);
  const place = list.sort.columns.map(({ expression }, index) => `${expression} as place${index}`);
  const direction = orderBy.endsWith(" desc") ? " desc" : "";
  const { tables, translation, shown } = list.scan;
  const from = `(${["true", ...shown].join(" and ")}) as shown
    from ${tables} where ${conditions.join(" and ")} order by ${orderBy}`;
  const places = place.map((_, index) => `place${index}${direction}`).join(", ");
  const { rows } = await db.query<Row & { key: CursorValue[] }>({
    // The columns are read only of the rows that pass the filters.
    text: `select ${list.columns}, ${key} as key
      from (
        select * from (
          select p.id as phrase_id, l.id as language_id, ${translation} as translation_id, ${place.join(", ")}, ${from}
          limit ${maxScanned}
        ) scanned where shown order by ${places} limit ${Math.trunc(limit)}
      ) seen
      join phrase p on p.id = seen.phrase_id join language l on l.id = seen.language_id
      left join translation t on t.id = seen.translation_id
      order by ${places}`,
    values,
  });
  const found = rows.map((row) => ({ ...row, key: encodeListCursor(row.key, list.sort, request.order) }));
  if (found.length === limit && limit < maxScanned)
    return { rows: found, range: { nearest: null, furthest: null } };
  const { rows: ends } = await db.query<{ key: CursorValue[]; nth: number }>({
    text: `select key, nth from (
        select ${key} as key, (row_number() over (order by ${orderBy}))::int as nth, ${from}
        limit ${maxScanned + 1}
      ) seen where nth in (1, ${maxScanned}, ${maxScanned + 1})`,
    values,
  });
  const end = (wanted: number): string | null => {
    const row = ends.find(({ nth }) => nth === wanted);
    return row ? encodeListCursor(row.key, list.sort, request.order) : null;
  };
  return { rows: found, range: { nearest: end(1), furthest: end(maxScanned + 1) && end(maxScanned) } };
}

export interface Candidates {
  /** Number of rows that would be scanned to find all matches. */
  scanned: number;
  /** Superset of the matches; null if no index finds them, or too many. */
  ids: number[] | null;
}

/** A union, because no index serves a condition with "or" over several tables. */
const FOUND = `
  select id from translation where search_native like ${patternOf("$1")}
  union all select id from translation where search_romanization like ${patternOf("$1")}
  union all select f.id from phrase h join translation f on f.phrase_id = h.id
    where h.search_english like ${patternOf("$1")}`;

/** Rare kinds, found by partial indexes, whose conditions a query must repeat. */
const RARE: Partial<Record<TranslationPageFilters["show"], string>> = {
  audio: "select id from translation where audio_url is not null",
  video: "select id from translation where video_url is not null",
  review: "select id from translation where needs_review",
  comments: "select distinct translation_id from comment where resolved_at is null",
  "not-romanized": `select lacking.id from language l cross join lateral (
      select t.id from translation t where t.language_id = l.id and t.romanization is null limit ${MAX_COUNTED + 1}
    ) lacking where ${NOT_LATIN}`,
};

/** Finds out whether an index narrows a list of translations of all languages. */
export async function findCandidates(
  db: Queryable,
  { search = "", show }: Pick<TranslationPageFilters, "search" | "show">,
): Promise<Candidates> {
  const missing = show === "missing";
  const few = (statement: string): string => `array(${statement} limit ${MAX_COUNTED + 1})`;
  // A trigram index needs three consecutive characters, or it would be read completely. A text without letters finds nothing.
  const found = `case when $1 = '' then null when search_normalize($1) = '' then '{}'
    when search_normalize($1) ~ '[^ ]{3}' then ${missing ? "null" : few(FOUND)} end`;
  const rare = RARE[show];
  const { rows } = await db.query<
    Omit<Candidates, "ids"> & { found: number[] | null; rare: number[] | null }
  >({
    text: `select found, ${rare ? few(rare) : "null"} as rare, ${
      missing
        ? "(select count(*) from phrase)::float8 * (select count(*) from language)"
        : "(select coalesce(sum(translated), 0) from translation_tally)::float8"
    } as "scanned" from (select $1::text as given, ${found} as found) searched`,
    values: [search],
  });
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL returned no row");
  const known = [row.found, row.rare].find((ids) => ids !== null && ids.length <= MAX_COUNTED);
  return { scanned: row.scanned, ids: known ? [...new Set(known)] : null };
}
