/** What may stand before the first element: each of them ends where it first can, so that no text takes long. */
const BEFORE_ROOT = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!doctype(?:[^>[]|\[[^\]]*\])*>/iy;
const DOCTYPE_OF_HTML = /^<!doctype\s+html/i;
const ELEMENT = /<\/?(?:[\w-]+:)?([a-z][\w-]*)/iy;

/**
 * The name of the element that a text begins with, in lowercase: `html`, `svg`.
 *
 * @returns null for a text that does not begin as markup; an empty text for markup without an element
 */
export function rootOfMarkup(text: string): string | null {
  let at = 0;
  for (;;) {
    BEFORE_ROOT.lastIndex = at;
    const found = BEFORE_ROOT.exec(text)?.[0];
    if (found === undefined) break;
    if (DOCTYPE_OF_HTML.test(found)) return "html";
    at += found.length;
  }
  ELEMENT.lastIndex = at;
  const element = ELEMENT.exec(text)?.[1]?.toLowerCase();
  if (element !== undefined) return element;
  const begun = text.slice(0, at).trim() !== "" || /^<[!?]/.test(text.slice(at));
  return begun ? "" : null;
}
