/**
 * Whether a response that should be a file or data is an HTML page. A captive portal, as in hotels and cafés, responds
 * to every request with its own page until the visitor has signed in, and some servers send a page in place of a
 * missing file.
 */
export function isPageInstead({ headers }: Response): boolean {
  return headers.get("content-type")?.includes("html") === true;
}
