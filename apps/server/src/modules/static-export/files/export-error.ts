/** The static copy could not be made or written; the message says why, in a line. */
export class SiteError extends Error {
  override name = "SiteError";
}
