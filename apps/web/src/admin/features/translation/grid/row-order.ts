/**
 * The row to go to after a save: the next missing translation, wrapping around at the end; if none is missing, the row
 * below; null after the last row.
 */
export function nextRow(rows: readonly { id: number; missing: boolean }[], from: number): number | null {
  const at = rows.findIndex(({ id }) => id === from);
  const missing = [...rows.slice(at + 1), ...rows.slice(0, at)].find((row) => row.missing);
  return missing?.id ?? rows[at + 1]?.id ?? null;
}

/**
 * Sorts rows by their first position: the server lists missing translations first, but a row should not move when its
 * translation is saved. New rows come last.
 */
export function withStableOrder<Row>(
  rows: readonly Row[],
  firstIds: readonly number[],
  idOf: (row: Row) => number,
): Row[] {
  const positions = new Map(firstIds.map((id, position) => [id, position]));
  const positionOf = (row: Row) => positions.get(idOf(row)) ?? firstIds.length;
  return rows.toSorted((a, b) => positionOf(a) - positionOf(b));
}
