import { DatabaseError, DENIED, describeUrl, errorCode, isConnectionError } from "../database-error.ts";
import { DumpError } from "./dump-format.ts";

/** Returns the error with instructions if PostgreSQL refused access or ended the connection, and any other error unchanged. */
export function explainDatabaseError(url: string, cause: unknown): unknown {
  if (errorCode(cause) === DENIED) {
    return new DumpError(
      `The user of the database ${describeUrl(url)} has no privileges on the tables of Saywhere. Use the server's user in DATABASE_URL.`,
      { cause },
    );
  }
  if (!(cause instanceof Error && isConnectionError(cause))) return cause;
  return new DatabaseError(
    `The connection to the database ${describeUrl(url)} was lost (${cause.message}). Run the command again when PostgreSQL runs.`,
    { cause },
  );
}
