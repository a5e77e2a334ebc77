import { pageParameters, parseSearch, stringifySearch } from "@saywhere/validators/urls/search-params";

/**
 * The canonical URL of a page: its path, encoded in one way, and the query parameters that it reads. Parameters that
 * others add, such as `utm_source`, are removed, so that neither the page nor a redirect contains them.
 *
 * @param url path and query, as sent
 * @returns null if the URL is invalid
 */
export function pageUrlOf(url: string): string | null {
  // Concatenated, because resolving would treat a URL such as //elsewhere as another site.
  const parsed = URL.parse(`http://host${url}`);
  if (!parsed) return null;
  const { search } = parsed;
  const pathname = reencodePath(parsed.pathname);
  if (search === "") return pathname;
  const given = parseSearch(search);
  const read = pageParameters(lowercasePath(pathname) ?? pathname).map((name) => [name, given[name]]);
  return pathname + stringifySearch(Object.fromEntries(read));
}

/**
 * Paths of pages are lower case (slugs too, specification §3), so a URL with capitals can only mean the lower-case one.
 *
 * @param pathname the encoded path of a URL
 * @returns the path in lower case; null if it has no capitals, or would lead browsers to another site, as //elsewhere does
 */
export function lowercasePath(pathname: string): string | null {
  const lowered = reencodePath(pathname, (text) => text.toLowerCase());
  return lowered === pathname || lowered.startsWith("//") ? null : lowered;
}

/** Encodes a path in one of the ways to encode it. Segments that cannot be decoded remain unchanged. */
function reencodePath(pathname: string, change: (text: string) => string = String): string {
  const segments = pathname.split("/").map((segment) => {
    try {
      return encodeURIComponent(change(decodeURIComponent(segment)));
    } catch {
      return segment;
    }
  });
  return segments.join("/");
}
