const PARTS = 4;
const LARGEST = 2_147_483_647;

/** Writes an entry's place in the order of the list as a short text; at most 27 characters. */
export function encodePageKey(place: number[]): string {
  return place.map((part) => part.toString(36)).join("-");
}

/** Reads what {@link encodePageKey} wrote; null for anything else. */
export function decodePageKey(key: string): number[] | null {
  if (!/^[0-9a-z]{1,6}(-[0-9a-z]{1,6})*$/.test(key)) return null;
  const place = key.split("-").map((part) => Number.parseInt(part, 36));
  return place.length === PARTS && place.every((part) => part <= LARGEST) ? place : null;
}

/** The key of a page is none that a page gave; ask for the first page again. */
export class InvalidCursorError extends Error {
  override name = "InvalidPageKeyError";
}
