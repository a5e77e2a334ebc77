/** Stands in for the address of the page that a link is on; nothing is ever read from it. */
const ANYWHERE = "http://anywhere.invalid/";

export const DOCUMENT_ID_LENGTH = 200;

/** What no document may be called: it would lead elsewhere when it stands in an address. */
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const LEADS_ELSEWHERE = /^\.{1,2}$|[/\\\u0000-\u001f\u007f]/;

/**
 * Whether a text can be the identifier of a document, as it stands in the last segment of an address, decoded.
 */
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
 * The identifier of the document that an address leads to (specification §3, §5): its last segment, percent-decoded,
 * without query and hash.
 *
 * @param url a web address or a path
 * @returns null where the address has no such segment
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
