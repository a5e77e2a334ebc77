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
