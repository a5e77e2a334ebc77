interface Place {
  id: number;
  missing: boolean;
}

/**
 * Where "save and next" leads: to the next row that is missing, from the start again after the last one; to the row
 * below where none is missing; nowhere (null) from the last row then.
 */
export function nextRow(places: readonly Place[], from: number): number | null {
  const at = places.findIndex(({ id }) => id === from);
  const missing = [...places.slice(at + 1), ...places.slice(0, at)].find((place) => place.missing);
  return missing?.id ?? places[at + 1]?.id ?? null;
}
