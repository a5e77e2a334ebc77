/**
 * Query strings as every other program reads them: plain text values. (The router's own way is JSON, which
 * turns `?q=007` into a number.)
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/**
 * The query string of such values, with its question mark; empty where there is none. Texts that are empty, false and
 * undefined are left out.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "number" || value === true || (typeof value === "string" && value))
      params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** The pages of the public site that read something from their query, and what. */
const PARAMETERS: [path: RegExp, names: string[]][] = [
  [/^\/languages\/[^/]+\/common-phrases\/?$/i, ["after", "before"]],
  [/^\/phrases\/?$/i, ["language", "category", "after"]],
  [/^\/practice\/?$/i, ["language", "category", "set"]],
  [/^\/search\/?$/i, ["q", "language", "category", "everywhere", "prefer"]],
];

/** The parameters that a page reads from its query; it ignores every other one. */
export function pageParameters(pathname: string): string[] {
  return PARAMETERS.find(([path]) => path.test(pathname))?.[1] ?? [];
}
