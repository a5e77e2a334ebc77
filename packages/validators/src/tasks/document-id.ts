/** Base URL that replaces the page with the link; no result depends on it. */
const ANYWHERE = "http://anywhere.invalid/";

export const DOCUMENT_ID_LENGTH = 200;

/** Identifiers that are not allowed, because they would resolve to another path in a URL. */
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const LEADS_ELSEWHERE = /^\.{1,2}$|[/\\\u0000-\u001f\u007f]/;

/** Whether a text can be the identifier of a document, in the decoded form of the last segment of a URL. */
export function isDocumentId(text: string): boolean {
  return (
    text !== "" &&
    text.trim() === text &&
    text.length <= DOCUMENT_ID_LENGTH &&
    text.isWellFormed() &&
    !LEADS_ELSEWHERE.test(text)
  );
}

/**
 * Returns the identifier of the document at a URL (specification §3, §5): its last segment, percent-decoded, without
 * query and hash.
 *
 * @param url a web URL or a path
 * @returns null if the URL has no such segment
 */
export function documentIdOf(url: string): string | null {
  const parsed = URL.parse(url.trim(), ANYWHERE);
  if (!parsed || (parsed.protocol !== "http:" && parsed.protocol !== "https:")) return null;
  const segment = parsed.pathname.slice(parsed.pathname.lastIndexOf("/") + 1);
  try {
    const id = decodeURIComponent(segment).normalize("NFC");
    return isDocumentId(id) ? id : null;
  } catch {
    return null;
  }
}
