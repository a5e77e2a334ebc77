import { pageParameters, parseSearch, stringifySearch } from "@saywhere/validators/urls/search-params";

/**
 * The canonical URL of a page: its path and the query parameters that it reads. Parameters that others add, such as
 * `utm_source`, are removed, so that neither the page nor a redirect contains them.
 *
 * @param url path and query, as sent
 * @returns null if the URL is invalid
 */
export function pageUrlOf(url: string): string | null {
  // Concatenated, because resolving would treat a URL such as //elsewhere as another site.
  const parsed = URL.parse(`http://host${url}`);
  if (!parsed) return null;
  const { pathname, search } = parsed;
  if (search === "") return pathname;
  const given = parseSearch(search);
  const read = pageParameters(pathname).map((name) => [name, given[name]]);
  return pathname + stringifySearch(Object.fromEntries(read));
}

/** URLs that contain slugs; the router matches these path segments in upper case too. */
const WITH_SLUGS = /^\/(languages|phrases|emergency)\//i;

/**
 * Slugs are lower case (specification §3), so a URL with capitals can only mean the lower-case one.
 *
 * @param pathname the encoded path of a URL
 * @returns the path in lower case; null if it has no capitals or no slugs
 */
export function lowercasePath(pathname: string): string | null {
  if (!WITH_SLUGS.test(pathname)) return null;
  const lowered = pathname.split("/").map(lowerCase).join("/");
  return lowered === pathname ? null : lowered;
}

/** Changes only letters: percent-encodings, valid or not, remain unchanged. */
function lowerCase(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return text.toLowerCase() === text ? segment : encodeURIComponent(text.toLowerCase());
  } catch {
    return segment;
  }
}
