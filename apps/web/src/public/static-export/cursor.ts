/** Where a page of the list ended, in a text for the address. */
export interface PageCursor {
  /** Index of the phrase to look from. */
  phrase: number;
  /** Identifier of the last entry's translation. */
  id: number;
}

const RADIX = 36;
/** A key of ours has two parts. The server's has four, the last of which is the identifier as well. */
const KEY = /^(?:([0-9a-z]{1,6})|[0-9a-z]{1,6}(?:-[0-9a-z]{1,6}){2})-([0-9a-z]{1,6})$/;

export function writePageKey({ phrase, id }: PageCursor): string {
  return `${phrase.toString(RADIX)}-${id.toString(RADIX)}`;
}

/** Reads a key of this list, or of the live site's, whose first page the static page carries; null for others. */
export function readPageKey(key: string): PageCursor | null {
  const match = KEY.exec(key);
  if (!match) return null;
  const [, phrase = "0", id = ""] = match;
  return { phrase: Number.parseInt(phrase, RADIX), id: Number.parseInt(id, RADIX) };
}
