const NOT_STORABLE = "This holds a character that cannot be stored";

/** Control characters except tab and line breaks; the null character is reported as one that cannot be stored. */
const CONTROL = /[^\P{Cc}\0\t\n\r]/u;

/** What begins another line, or another cell of a table. */
const BREAK = /[\t\n\r\u2028\u2029]/;

/**
 * Checks that a text has no characters that nobody sees and no script needs: PostgreSQL accepts neither the null
 * character nor half of a surrogate pair, and XML no control characters. Marks of direction and joiners are allowed.
 *
 * @returns the error message; null if the text is valid
 */
export function characterError(text: string): string | null {
  if (!text.isWellFormed() || text.includes("\0")) return NOT_STORABLE;
  const [found] = CONTROL.exec(text) ?? [];
  if (found === undefined) return null;
  const place = Array.from(text.slice(0, text.indexOf(found))).length + 1;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return `Character ${place.toLocaleString("en")} is an invisible control character (U+${code}). Delete it, or type the text again`;
}

/** Whether a text has no line breaks and no tabs. */
export function isOneLine(text: string): boolean {
  return !BREAK.test(text);
}

/** Replaces line breaks and tabs by a space, with the spaces around them. Other spaces may be part of a language. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, (space) => (BREAK.test(space) ? " " : space));
}
