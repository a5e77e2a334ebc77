/** Thrown when the static export cannot be rendered or written; the message gives the reason in one line. */
export class SiteError extends Error {
  override name = "SiteError";
}
