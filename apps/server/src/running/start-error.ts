/** The server cannot start, for a reason that the person who starts it can mend. */
export class StartError extends Error {
  override name = "StartError";
}
