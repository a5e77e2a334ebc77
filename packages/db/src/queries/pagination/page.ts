import type { Queryable } from "../queryable.ts";
import { countRows, type List, type PageRequest, readRows } from "./keyset.ts";

/** One page of a long list. */
export interface ListPage<Row> {
  items: Row[];
  /** Cursor for `after` of the next page; null on the last. */
  next: string | null;
  /** Cursor for `before` of the previous page; null on the first. */
  previous: string | null;
  /** Number of rows of the list; null if not counted. */
  total: number | null;
  /** Whether there are more rows than `total`. */
  more?: boolean;
  /** Number of rows before this page; null if not counted, or too many. */
  offset: number | null;
}

/** Maximum number of rows that are counted; longer lists are filtered, not paged through. */
export const MAX_COUNTED = 10_000;

/**
 * Reads one page of a list with its position in the list, in two statements.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function readCountedPage<Row>(
  db: Queryable,
  list: List,
  request: PageRequest,
): Promise<ListPage<Row & { key: string }>> {
  const rows = await readRows<Row>(db, list, { ...request, limit: request.limit + 1 });
  const page = cutPage(rows, request);
  const first = page.items[0]?.key;
  if (first === undefined) {
    // The list is empty, or has no row at this place any more.
    const isStart = request.after === undefined && request.before === undefined && !request.skip;
    const known = isStart ? 0 : null;
    return { ...page, total: known, offset: known };
  }
  const { total, offset } = await countRows(db, list, { order: request.order, first, max: MAX_COUNTED });
  return {
    ...page,
    previous: offset > 0 ? first : null,
    total: Math.min(total, MAX_COUNTED),
    ...(total > MAX_COUNTED && { more: true }),
    offset: offset > MAX_COUNTED ? null : offset,
  };
}

/** Cuts a page from the rows nearest to its cursor, which include one more row if the list continues. */
export function cutPage<Row extends { key: string }>(
  rows: Row[],
  { after, before, limit }: PageRequest,
): Pick<ListPage<Row>, "items" | "next" | "previous"> {
  const backwards = before !== undefined;
  const more = rows.length > limit;
  const items = backwards ? rows.slice(0, limit).toReversed() : rows.slice(0, limit);
  return {
    items,
    next: backwards || more ? (items.at(-1)?.key ?? null) : null,
    previous: (backwards ? more : after !== undefined) ? (items[0]?.key ?? null) : null,
  };
}

/** The range of a list that was scanned for the rows of a page, and may contain few or none of them. */
export interface ScannedRange {
  /** Cursor of the first scanned row; null if there is none. */
  nearest: string | null;
  /** Cursor of the last scanned row, after which the list continues; null at its end. */
  furthest: string | null;
}

/** Cuts a page from the rows found in a range, with cursors of its neighbors even if nothing was found. */
export function cutScannedPage<Row extends { key: string }>(
  rows: Row[],
  request: PageRequest,
  { nearest, furthest }: ScannedRange,
): ListPage<Row> {
  const { items, next, previous } = cutPage(rows, request);
  const uncounted = { items, total: null, offset: null };
  if (request.before !== undefined) {
    return { ...uncounted, next: next ?? nearest, previous: previous ?? furthest };
  }
  const back = request.after === undefined ? null : nearest;
  return { ...uncounted, next: next ?? furthest, previous: previous ?? back };
}

export interface ChunkRequest {
  /** `next` of the previous chunk; none for the first. */
  after?: string | undefined;
  limit: number;
}

/** A chunk of a list that is read from its first row to its last. */
export interface ListChunk<Row> {
  items: Row[];
  /** Cursor for `after` of the next chunk; null on the last one. */
  next: string | null;
}

/**
 * Reads a chunk of a list in ascending order.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function readChunk<Row>(
  db: Queryable,
  list: List,
  { after, limit }: ChunkRequest,
): Promise<ListChunk<Row>> {
  const request = { order: "asc", after, limit } as const;
  const { items, next } = cutPage(await readRows<Row>(db, list, { ...request, limit: limit + 1 }), request);
  return { items: items.map(({ key: _, ...item }) => item as Row), next };
}
