/** The key of a page is none that a page gave; ask for the first page again. */
export class InvalidCursorError extends Error {
  override name = "InvalidPageKeyError";
}
