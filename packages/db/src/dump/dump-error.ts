/** A dump cannot be written or restored; the message contains the reason and instructions. */
export class DumpError extends Error {
  override name = "DumpError";
}
