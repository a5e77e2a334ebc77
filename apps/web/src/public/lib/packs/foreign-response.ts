/**
 * Whether a response that should be a file or data is a page. The network of a hotel or a café responds to every request with
 * a page of its own until the visitor has signed in, and some servers with a page in place of a missing file.
 */
export function isPageInstead({ headers }: Response): boolean {
  return headers.get("content-type")?.includes("html") === true;
}
