import type { Queryable } from "../queryable.ts";
import { countRows, type List, type PageRequest, readRows } from "./keyset.ts";

/** One page of a long list. */
export interface ListPage<Row> {
  items: Row[];
  /** What to give as `after` for the page after this one; null on the last. */
  next: string | null;
  /** What to give as `before` for the page before this one; null on the first. */
  previous: string | null;
  /** How many rows there are in all; null where that was not counted. */
  total: number | null;
  /** Whether there are more than `total`, at which counting ended. */
  more?: boolean;
  /** How many rows come before this page; null where that was not counted, or too many. */
  offset: number | null;
}

/** Rows that are counted at most. Who looks through more looks for something, and finds it by a filter. */
export const MAX_COUNTED = 10_000;

/**
 * Reads one page of a list, and where it is in the whole: two statements.
 *
 * @throws InvalidPageKeyError when the key is none that this list gave
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
    // Nothing there at all, or nothing any more where the key was.
    const known = request.after === undefined && request.before === undefined ? 0 : null;
    return { ...page, total: known, offset: known };
  }
  const { total, offset } = await countRows(db, list, { order: request.order, first, most: MAX_COUNTED });
  return {
    ...page,
    previous: offset > 0 ? first : null,
    total: Math.min(total, MAX_COUNTED),
    ...(total > MAX_COUNTED && { more: true }),
    offset: offset > MAX_COUNTED ? null : offset,
  };
}

/** Makes a page of the rows nearest to its key, of which there is one more where the list goes on. */
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

/** The part of a list that was looked through for the rows of a page, which may hold few or none of them. */
export interface LookedAtPart {
  /** Key of the row nearest to where the page begins; null where the list has no rows there. */
  nearest: string | null;
  /** Key of the last row looked at, behind which the list goes on; null where it ends. */
  furthest: string | null;
}

/** Makes a page of the rows that were found, from which its neighbours are reached also where nothing was found. */
export function cutPart<Row extends { key: string }>(
  rows: Row[],
  request: PageRequest,
  { nearest, furthest }: LookedAtPart,
): ListPage<Row> {
  const { items, next, previous } = cutPage(rows, request);
  const uncounted = { items, total: null, offset: null };
  if (request.before !== undefined) {
    return { ...uncounted, next: next ?? nearest, previous: previous ?? furthest };
  }
  const back = request.after === undefined ? null : nearest;
  return { ...uncounted, next: next ?? furthest, previous: previous ?? back };
}

export interface PartRequest {
  /** Key of the last row of the part before; none for the first part. */
  after?: string | undefined;
  limit: number;
}

/** A part of a list that is read from its beginning to its end. */
export interface ListPart<Row> {
  items: Row[];
  /** What to give as `after` for the next part; null on the last one. */
  next: string | null;
}

/**
 * Reads a part of a list, in the rising order of its columns.
 *
 * @throws InvalidPageKeyError when `after` is no key that this list gave
 */
export async function readListPart<Row>(
  db: Queryable,
  list: List,
  { after, limit }: PartRequest,
): Promise<ListPart<Row>> {
  const request = { order: "asc", after, limit } as const;
  const { items, next } = cutPage(await readRows<Row>(db, list, { ...request, limit: limit + 1 }), request);
  return { items: items.map(({ key: _, ...item }) => item as Row), next };
}
