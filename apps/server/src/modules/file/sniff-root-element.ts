/**
 * Content that may precede the first element. Every alternative ends at its first possible end, so that matching takes
 * linear time.
 */
const BEFORE_ROOT = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!doctype(?:[^>[]|\[[^\]]*\])*>/iy;
const DOCTYPE_OF_HTML = /^<!doctype\s+html/i;
const ELEMENT = /<\/?(?:[\w-]+:)?([a-z][\w-]*)/iy;

/**
 * Returns the name, in lowercase, of the element that a text starts with: `html`, `svg`.
 *
 * @returns null for a text that does not start as markup; an empty string for markup without an element
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
