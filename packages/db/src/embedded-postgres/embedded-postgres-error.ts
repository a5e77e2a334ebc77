/** A reason why the embedded PostgreSQL cannot run. The message is one line that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** Another Saywhere runs on the data folder. */
export class DataFolderInUseError extends EmbeddedPostgresError {}
