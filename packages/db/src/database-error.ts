/** The database cannot be used; the message contains the reason and instructions, but never the password. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** Returns the code of an error: the SQLSTATE of one of PostgreSQL; an empty text for an error without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** SQLSTATE of missing privileges. */
export const DENIED = "42501";

const NO_CONNECTION = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Messages of pg, without a code, when a connection ends or cannot be opened. */
const NO_CONNECTION_MESSAGE =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool|Query read timeout)/;

/** Whether the connection to PostgreSQL failed or ended, or PostgreSQL is starting or shutting down. */
export function isConnectionError(error: Error): boolean {
  const code = errorCode(error);
  // Classes 08 and 57P: the connection failed, or PostgreSQL is starting or shutting down.
  return NO_CONNECTION.has(code) || /^(08|57P)/.test(code) || NO_CONNECTION_MESSAGE.test(error.message);
}

const NOT_POSTGRES =
  "it ended the connection before it answered. Check that PostgreSQL listens there, or correct DATABASE_URL";
const NOT_TRUSTED =
  "its certificate is not trusted. Set sslrootcert in DATABASE_URL to the certificate of its authority, or sslmode=no-verify, which only encrypts";

const REASONS: Record<string, string> = {
  ECONNREFUSED: "nothing listens there. Start PostgreSQL, or correct DATABASE_URL",
  ENOTFOUND: "there is no host of that name. Correct DATABASE_URL",
  EAI_AGAIN: "the name of the host cannot be looked up. Check the network, or correct DATABASE_URL",
  ECONNRESET: NOT_POSTGRES,
  ETIMEDOUT: "it does not answer. Check the network, or correct DATABASE_URL",
  DEPTH_ZERO_SELF_SIGNED_CERT: NOT_TRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: NOT_TRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NOT_TRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NOT_TRUSTED,
  "28P01": "it refuses the user name or the password. Correct DATABASE_URL",
  "28000": "it refuses the user. Correct DATABASE_URL, or PostgreSQL's pg_hba.conf",
  "3D000": "it has no database of that name. Create it, or correct DATABASE_URL",
  "53300": "it has no connection left. Raise max_connections, or run fewer servers",
  "57P03": "it is still starting. Try again in a moment",
};

/** Errors that pg throws without a code. */
const REASONS_BY_MESSAGE: [pattern: RegExp, reason: string][] = [
  [/^SASL: .*password must be/, "it requires a password. Write it into DATABASE_URL"],
  [
    /does not support SSL connections/,
    "it does not support TLS. Turn TLS on in PostgreSQL, or set sslmode=disable in DATABASE_URL if the network is trusted",
  ],
  [/Connection terminated unexpectedly|error establishing an SSL connection/, NOT_POSTGRES],
  [/timeout expired|connection timeout|Query read timeout/, REASONS.ETIMEDOUT ?? ""],
];

/** Message of the file system. The driver reads the files that the URL names before it connects. */
const UNREADABLE_FILE = /^E(NOENT|NOTDIR|ISDIR|ACCES|PERM): .*, (open|read)\b/;

/** End of PostgreSQL's message for a connection that it only accepts encrypted; its error code is not specific. */
const UNENCRYPTED = /, no encryption$/;

/**
 * Formats in one line why a database cannot be reached.
 *
 * @param url URL of the database; the result contains its host, port and name, never the password
 * @param error the error of the driver
 */
export function unreachable(url: string, error: unknown): DatabaseError {
  const { code = "", message = "" } = firstError(error);
  const reason = UNENCRYPTED.test(message)
    ? "it accepts only encrypted connections. Add ?sslmode=verify-full to DATABASE_URL"
    : (REASONS[code] ?? reasonIn(message) ?? (message || "it does not answer. Correct DATABASE_URL"));
  return new DatabaseError(`Cannot use the database ${describeUrl(url)}: ${reason}.`, { cause: error });
}

function reasonIn(message: string): string | undefined {
  if (UNREADABLE_FILE.test(message)) {
    return `a file named in its URL cannot be read (${message}). Correct sslrootcert, sslcert or sslkey in DATABASE_URL`;
  }
  return REASONS_BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1];
}

/** Returns the name, host and port of a database, without user and password, for messages and logs. */
export function describeUrl(url: string): string {
  if (!URL.canParse(url)) return "at DATABASE_URL";
  const { hostname, port: writtenPort, pathname, searchParams } = new URL(url);
  // As the driver does, which prefers the parameters.
  const host = searchParams.get("host") || decodeURIComponent(hostname) || "localhost";
  const port = searchParams.get("port") || writtenPort || "5432";
  const name = pathname.slice(1);
  // A path is the folder of a Unix socket, whose file PostgreSQL names after the port.
  return host.startsWith("/")
    ? `${name} at the socket ${host}/.s.PGSQL.${port}`
    : `${name} at ${host}:${port}`;
}

/**
 * Returns the first error for a host name with several IP addresses, where connecting fails with one error for each.
 */
function firstError(error: unknown): { code?: string; message?: string } {
  if (error instanceof AggregateError) return firstError(error.errors[0]);
  return error instanceof Error ? error : {};
}
