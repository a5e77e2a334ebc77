/** Position at which a page of the list ended, encoded as text for the URL. */
export interface PageCursor {
  /** Index of the phrase to continue from. */
  phrase: number;
  /** Identifier of the last entry's translation. */
  id: number;
}

const RADIX = 36;
/** A cursor of the static export has two parts. The server's has four, the last of which is the identifier as well. */
const KEY = /^(?:([0-9a-z]{1,6})|[0-9a-z]{1,6}(?:-[0-9a-z]{1,6}){2})-([0-9a-z]{1,6})$/;

export function writePageKey({ phrase, id }: PageCursor): string {
  return `${phrase.toString(RADIX)}-${id.toString(RADIX)}`;
}

/**
 * Reads a cursor of this list, or of the live site's, which the static page carries for its first page; null for
 * others.
 */
export function readPageKey(key: string): PageCursor | null {
  const match = KEY.exec(key);
  if (!match) return null;
  const [, phrase = "0", id = ""] = match;
  return { phrase: Number.parseInt(phrase, RADIX), id: Number.parseInt(id, RADIX) };
}
