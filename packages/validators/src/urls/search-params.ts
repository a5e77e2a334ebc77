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
