import type { PageRequest } from "./keyset.ts";
import { cutPage, type ListPage } from "./page-with-total.ts";

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
