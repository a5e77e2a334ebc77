import { DatabaseError, describeUrl, errorCode } from "../database-error.ts";
import { DumpError } from "./dump-format.ts";

/** SQLSTATE of missing privileges. */
const DENIED = "42501";

/** SQLSTATEs and system errors of a connection that PostgreSQL or the network ended. */
const LOST = /^(57P0[123]|08\w{3}|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** Messages of pg, which have no code. */
const LOST_MESSAGE = /^Connection terminated|^Client has encountered a connection error/;

/** Returns the error with instructions if PostgreSQL refused access or ended the connection, and any other error unchanged. */
export function explainDatabaseError(url: string, cause: unknown): unknown {
  const code = errorCode(cause);
  if (code === DENIED) {
    return new DumpError(
      `The user of the database ${describeUrl(url)} has no privileges on the tables of Saywhere. Use the server's user in DATABASE_URL.`,
      { cause },
    );
  }
  if (!(cause instanceof Error) || !(LOST.test(code) || LOST_MESSAGE.test(cause.message))) return cause;
  return new DatabaseError(
    `The connection to the database ${describeUrl(url)} was lost (${cause.message}). Run the command again when PostgreSQL runs.`,
    { cause },
  );
}
