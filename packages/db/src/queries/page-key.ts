/** The `after` of a page is none that a page gave; ask for the first page again. */
export class InvalidPageKeyError extends Error {
  override name = "InvalidPageKeyError";
  constructor() {
    super("This page of the list does not exist. Start again from the first page.");
  }
}

const PARTS = 5;
const LARGEST = 2_147_483_647;

/** Writes an entry's place in the order of the list as a short text; at most 34 characters. */
export function encodePageKey(place: number[]): string {
  return place.map((part) => part.toString(36)).join("-");
}

/**
 * Reads what {@link encodePageKey} wrote.
 *
 * @throws InvalidPageKeyError for anything else
 */
export function decodePageKey(key: string): number[] {
  const place = key
    .split("-")
    .map((part) => (/^[0-9a-z]{1,6}$/.test(part) ? Number.parseInt(part, 36) : Number.NaN));
  if (place.length !== PARTS || !place.every((part) => part <= LARGEST)) throw new InvalidPageKeyError();
  return place;
}
