/** The server cannot start, for a reason that the person who starts it can mend. */
export class StartupError extends Error {
  override name = "StartError";
}
