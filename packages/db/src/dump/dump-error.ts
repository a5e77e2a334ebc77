/** A dump cannot be written or restored; the message says why and what to do. */
export class DumpError extends Error {
  override name = "DumpError";
}
