import { pageParameters } from "@saywhere/validators/urls/page-parameters";
import { parseSearch, stringifySearch } from "@saywhere/validators/urls/search-params";

/**
 * The URL of a page in one spelling: its path, and of its query what the page reads. What others add for themselves,
 * such as `utm_source`, is left out, so that it is neither in the page nor in a redirect.
 *
 * @param url path and query, as sent
 * @returns null where they cannot be read
 */
export function pageUrlOf(url: string): string | null {
  // Joined as texts: resolving would take a URL such as //elsewhere for another site.
  const parsed = URL.parse(`http://host${url}`);
  if (!parsed) return null;
  const { pathname, search } = parsed;
  if (search === "") return pathname;
  const given = parseSearch(search);
  const read = pageParameters(pathname).map((name) => [name, given[name]]);
  return pathname + stringifySearch(Object.fromEntries(read));
}
