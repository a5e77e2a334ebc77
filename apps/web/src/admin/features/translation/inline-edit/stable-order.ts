/**
 * Rows in the order in which they were first seen: what was missing stays where it was filled in, although the
 * server lists missing ones first. New ones come last.
 */
export function keepOrder<Row>(
  rows: readonly Row[],
  first: readonly number[],
  idOf: (row: Row) => number,
): Row[] {
  const places = new Map(first.map((id, place) => [id, place]));
  const place = (row: Row) => places.get(idOf(row)) ?? first.length;
  return rows.toSorted((a, b) => place(a) - place(b));
}
