import type { Queryable } from "../queryable.ts";
import { type List, readRows } from "./keyset.ts";
import { cutPage } from "./page-with-total.ts";

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
