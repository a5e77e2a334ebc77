/** What is wrong with a file, for the visitor. */
export class ImportError extends Error {
  override name = "ImportError";
}
