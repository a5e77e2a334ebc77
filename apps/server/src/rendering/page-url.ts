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
