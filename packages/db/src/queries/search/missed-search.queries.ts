import type { SortColumn } from "../pagination/cursor.ts";
import type { List, PageRequest } from "../pagination/keyset.ts";
import { type ListPage, readCountedPage } from "../pagination/page.ts";
import { type Queryable, queryFirst } from "../queryable.ts";

/** A text that search found nothing for. */
export interface MissedSearchRow {
  id: number;
  text: string;
  times: number;
  /** ISO 8601, without a time. */
  firstDay: string;
  lastDay: string;
}

export type MissedSearchSort = "times" | "last_day";

const ID: SortColumn = { expression: "m.id", type: "int" };
const SORTS: Record<MissedSearchSort, SortColumn[]> = {
  times: [{ expression: "m.times", type: "int" }, ID],
  last_day: [{ expression: "to_char(m.last_day, 'YYYY-MM-DD')", type: "text" }, ID],
};

const COLUMNS = `m.id, m.text, m.times, to_char(m.first_day, 'YYYY-MM-DD') as "firstDay",
  to_char(m.last_day, 'YYYY-MM-DD') as "lastDay"`;

/** Finds a text that search found nothing for. */
export function findMissedSearch(db: Queryable, id: number): Promise<MissedSearchRow | null> {
  return queryFirst<MissedSearchRow>(db, {
    name: "find-missed-search",
    text: `select ${COLUMNS} from missed_search m where m.id = $1`,
    values: [id],
  });
}

/**
 * Reads one page of the texts that search found nothing for.
 *
 * @throws InvalidCursorError for a cursor of no page in this order
 */
export function listMissedSearches(
  db: Queryable,
  { sort, ...request }: PageRequest & { sort: MissedSearchSort },
): Promise<ListPage<MissedSearchRow>> {
  const list: List = {
    columns: COLUMNS,
    tables: "missed_search m",
    conditions: [],
    values: [],
    sort: { name: sort, columns: SORTS[sort], leading: 2 },
  };
  return readCountedPage<MissedSearchRow>(db, list, request);
}

/** How often a text was searched. */
export interface MissedSearchCount {
  /** As search compares it. */
  normalized: string;
  /** As it was typed last. */
  text: string;
  times: number;
}

/**
 * Adds the counts of different texts to those stored. Beyond the maximum, the texts that were searched least often are
 * deleted, the least recent first, but none of the added ones.
 *
 * @param max maximum number of stored texts
 */
export async function addMissedSearches(
  db: Queryable,
  counts: MissedSearchCount[],
  max: number,
): Promise<void> {
  await db.query({
    name: "add-missed-searches",
    text: `
      with counted as (
        insert into missed_search (normalized, text, times, first_day, last_day)
        select normalized, text, times, today, today
        from unnest($1::text[], $2::text[], $3::int[]) counted (normalized, text, times),
          (select (now() at time zone 'UTC')::date as today) now
        order by normalized
        on conflict (normalized) do update set text = excluded.text, last_day = excluded.last_day,
          times = least(missed_search.times::bigint + excluded.times, 2147483647)::int
      )
      delete from missed_search where id in (
        select id from missed_search where normalized <> all ($1::text[])
        order by times desc, last_day desc, id desc offset greatest($4::int - cardinality($1::text[]), 0)
      )`,
    values: [
      counts.map(({ normalized }) => normalized),
      counts.map(({ text }) => text),
      counts.map(({ times }) => times),
      max,
    ],
  });
}

/** Deletes a searched text. @returns whether it existed */
export async function deleteMissedSearch(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query<{ id: number }>({
    name: "delete-missed-search",
    text: "delete from missed_search where id = $1 returning id",
    values: [id],
  });
  return rows.length > 0;
}
