/** Why an earlier state cannot come back, in words that say what to do. */
export class RestoreError extends Error {
  override name = "RestoreError";
}
