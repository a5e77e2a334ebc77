import { STATUS_CODES } from "node:http";
import { StorageError, type StorageFailure } from "../../errors/storage-error.ts";
import { CLOCK_TOLERANCE } from "./s3-client.ts";

interface Location {
  bucket: string;
  /** Undefined for Amazon S3 itself. */
  endpoint: string | undefined;
  region: string;
  /** Values that must not appear in messages, even if the store repeats them. */
  secrets?: readonly string[];
}

/** Failures by the error codes of stores; S3-compatible stores use Amazon's names. */
const FAILURES_BY_NAME: Record<string, StorageFailure> = {
  NoSuchBucket: "bucket",
  InvalidAccessKeyId: "credentials",
  SignatureDoesNotMatch: "credentials",
  CredentialsProviderError: "credentials",
  ExpiredToken: "credentials",
  InvalidToken: "credentials",
  AccessDenied: "forbidden",
  AllAccessDisabled: "forbidden",
  RequestTimeTooSkewed: "clock",
  RequestExpired: "clock",
  RequestInTheFuture: "clock",
  AuthorizationHeaderMalformed: "address",
  PermanentRedirect: "address",
  QuotaExceeded: "full",
  EntityTooLarge: "full",
  XMinioStorageFull: "full",
  KeyTooLongError: "key",
  SlowDown: "overloaded",
  ServiceUnavailable: "overloaded",
  InternalError: "overloaded",
  TimeoutError: "unreachable",
  RequestTimeout: "interrupted",
  IncompleteBody: "interrupted",
  AbortError: "interrupted",
};

const FAILURES_BY_CODE: Record<string, StorageFailure> = {
  ECONNREFUSED: "unreachable",
  ENOTFOUND: "unreachable",
  EAI_AGAIN: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ETIMEDOUT: "unreachable",
  CERT_HAS_EXPIRED: "unreachable",
  DEPTH_ZERO_SELF_SIGNED_CERT: "unreachable",
  ECONNRESET: "interrupted",
  EPIPE: "interrupted",
  ERR_STREAM_PREMATURE_CLOSE: "interrupted",
};

const FAILURES_BY_STATUS: Record<number, StorageFailure> = {
  301: "address",
  401: "credentials",
  403: "forbidden",
  507: "full",
};

/**
 * Converts an error of an S3 client into one with a message for people.
 *
 * @param error the error that the client threw; a StorageError is returned unchanged
 */
export function fromS3Error(error: unknown, location: Location): StorageError {
  if (error instanceof StorageError) return error;
  hideSecrets(error, location.secrets);
  const reason = reasonOf(error);
  return new StorageError(reason, messageFor(reason, location, error), { cause: error });
}

function reasonOf(error: unknown): StorageFailure {
  const { name, code, $metadata } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  const known = FAILURES_BY_CODE[code ?? ""] ?? FAILURES_BY_NAME[name ?? ""] ?? FAILURES_BY_STATUS[status];
  // Not every store gives the reason when it rejects a signature whose time differs from the store's clock.
  const isRefused = known === "credentials" || known === "forbidden";
  if (isRefused && Math.abs(clockDifference(error) ?? 0) >= CLOCK_TOLERANCE) return "clock";
  if (known) return known;
  return status >= 500 || status === 429 ? "overloaded" : "unknown";
}

/** Milliseconds by which the store's clock is ahead of this server's; null when the response has no date. */
function clockDifference(error: unknown): number | null {
  const { $response } = error as { $response?: { headers?: Record<string, string> } };
  const time = Date.parse($response?.headers?.date ?? "");
  return Number.isNaN(time) ? null : time - Date.now();
}

/** Removes secrets that a store repeats from an error, because the error is also logged. */
function hideSecrets(error: unknown, secrets: readonly string[] = []): void {
  if (!(error instanceof Error)) return;
  for (const secret of secrets) {
    error.message = error.message.replaceAll(secret, "…");
    error.stack = error.stack?.replaceAll(secret, "…");
  }
}

function messageFor(reason: StorageFailure, { bucket, endpoint, region }: Location, error: unknown): string {
  const store = endpoint ?? `Amazon S3 in ${region}`;
  const reported = reportedBy(error);
  const messages: Record<StorageFailure, string> = {
    address: `The bucket “${bucket}” is not at ${store} in the region ${region}. Check S3_ENDPOINT and S3_REGION.`,
    clock: `${clockMessage(store, clockDifference(error))} Set it right; if the store refuses even then, check the key and what it may do.`,
    bucket: `There is no bucket “${bucket}” at ${store}. Create it, or correct its name in the S3_…_BUCKET variable.`,
    credentials: `${store} does not know the key. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    forbidden: `The access key does not have permission for this in the bucket “${bucket}”. Allow it to list, read, write and delete objects there.`,
    full: `The storage is full: ${reported}. Free up space, or raise its limit.`,
    interrupted: `The connection to ${store} broke off in the middle. Nothing was replaced; try again.`,
    key: "The file's name is too long for the store. Choose a shorter one.",
    overloaded: `${store} answers with errors of its own (${reported}). Try again in a while, or ask those who run it.`,
    unreachable: `${store} cannot be reached. Check S3_ENDPOINT, and that the store is running.`,
    unknown: `${store} refused: ${reported}`,
  };
  return messages[reason];
}

/** The store's own words; the status where it gave none, as a proxy does whose error is a page of HTML. */
function reportedBy(error: unknown): string {
  const { Code, $metadata } = error as { Code?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (Code === undefined && status !== undefined)
    return `HTTP ${status} ${STATUS_CODES[status] ?? ""}`.trim();
  return error instanceof Error ? error.message : String(error);
}

function clockMessage(store: string, difference: number | null): string {
  const minutes = Math.round(Math.abs(difference ?? 0) / 60_000);
  if (minutes === 0) return `${store} says that the clock of this server differs from its own.`;
  const count = new Intl.NumberFormat("en", { style: "unit", unit: "minute", unitDisplay: "long" });
  return `The clock of this server differs from that of ${store} by ${count.format(minutes)}.`;
}
