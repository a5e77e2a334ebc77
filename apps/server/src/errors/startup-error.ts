/** The server cannot start for a reason that its operator can fix. */
export class StartupError extends Error {
  override name = "StartupError";
}
