/** The database cannot be used; the message says why and what to do, without the password. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: "nothing listens there. Start PostgreSQL, or correct DATABASE_URL",
  ENOTFOUND: "there is no host of that name. Correct DATABASE_URL",
  EAI_AGAIN: "the name of the host cannot be looked up. Check the network, or correct DATABASE_URL",
  ETIMEDOUT: "it does not answer. Check the network, or correct DATABASE_URL",
  "28P01": "it refuses the user name or the password. Correct DATABASE_URL",
  "28000": "it refuses the user. Correct DATABASE_URL, or PostgreSQL's pg_hba.conf",
  "3D000": "it has no database of that name. Create it, or correct DATABASE_URL",
  "53300": "it has no connection left. Raise max_connections, or run fewer servers",
  "57P03": "it is still starting. Try again in a moment",
};

/** What pg says without a code. */
const WORDS: [pattern: RegExp, reason: string][] = [
  [/^SASL: .*password must be/, "it asks for a password. Write it into DATABASE_URL"],
  [/timeout expired|connection timeout|Query read timeout/, REASONS.ETIMEDOUT ?? ""],
];

/** How PostgreSQL ends what it says of a connection that it would only take encrypted; its code is that of others, too. */
const UNENCRYPTED = /, no encryption$/;

/**
 * Says in one line why a database cannot be reached.
 *
 * @param url its address; the answer holds host, port and name of it, never the password
 * @param error what the driver threw
 */
export function unreachable(url: string, error: unknown): DatabaseError {
  const { code = "", message = "" } = findCause(error);
  const reason = UNENCRYPTED.test(message)
    ? "it takes encrypted connections alone. Add ?sslmode=verify-full to DATABASE_URL"
    : (REASONS[code] ?? reasonIn(message) ?? (message || "it does not answer. Correct DATABASE_URL"));
  return new DatabaseError(`Cannot use the database ${describeUrl(url)}: ${reason}.`, { cause: error });
}

function reasonIn(message: string): string | undefined {
  return WORDS.find(([pattern]) => pattern.test(message))?.[1];
}

/** An address without user and password, for messages and logs. */
export function describeUrl(url: string): string {
  if (!URL.canParse(url)) return "at DATABASE_URL";
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${hostname}:${port || "5432"}`;
}

/** A host name that stands for several addresses fails with one error for each; the first one tells. */
function findCause(error: unknown): { code?: string; message?: string } {
  if (error instanceof AggregateError) return findCause(error.errors[0]);
  return error instanceof Error ? error : {};
}
