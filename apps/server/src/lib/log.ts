import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from "pino";
import type { Env } from "../config/env.ts";
import { currentRequest } from "./request-context.ts";

const REDACTED_FIELDS = [
  "req.headers.authorization",
  "req.headers.cookie",
  "err.config",
  "*.password",
  "*.token",
];

/** PostgreSQL reports the whole row that violates a constraint: for a person, including the password hash. */
const ROW = /(Failing row contains)[\s\S]*?(?=\n {4}at |$)/g;

const withoutRow = (text: string) => text.replaceAll(ROW, "$1 …");

function serializeError(error: Error): SerializedError {
  const { detail, ...serialized } = stdSerializers.err(error);
  return {
    ...serialized,
    // The pool of pg attaches the whole client to the error of a lost connection.
    client: undefined,
    message: withoutRow(serialized.message),
    stack: withoutRow(serialized.stack),
    ...(typeof detail === "string" && { detail: withoutRow(detail) }),
  };
}

interface Options {
  /** Values that must not appear in any line. */
  secrets?: readonly string[];
  destination?: DestinationStream;
}

/**
 * Creates the server's log: JSON lines with secrets redacted. Each line written on behalf of a request carries its id,
 * including lines of background work that the request started.
 */
export function createLog(
  level: Env["logLevel"],
  { secrets = [], destination = openLogDestination() }: Options = {},
): Logger {
  const mixin = (): object => {
    const request = currentRequest();
    return request ? { request: request.id } : {};
  };
  return pino(
    {
      level,
      redact: REDACTED_FIELDS,
      serializers: { err: serializeError },
      mixin,
      hooks: { streamWrite: withoutSecrets(secrets) },
    },
    destination,
  );
}

function withoutSecrets(secrets: readonly string[]): (line: string) => string {
  // As they are escaped in the strings of a line.
  const escaped = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) =>
    escaped.reduce(
      (text, secret) => (text.includes(secret) ? text.replaceAll(secret, "[secret]") : text),
      line,
    );
}

/** Maximum size of buffered lines in bytes; further lines are dropped. */
const MAX_WAITING = 1_048_576;

/**
 * Opens the log destination: standard output, unless another one is given. If it is a full disk or a pipe that is not
 * read, lines are buffered until a write succeeds: the server neither exits nor blocks.
 */
export function openLogDestination(fd = 1): DestinationStream {
  const destination = pino.destination({
    dest: fd,
    sync: true,
    maxLength: MAX_WAITING,
    retryEAGAIN: () => false,
  });
  destination.on("error", () => undefined);
  // Only `write` is exposed: the destination's flush, at exit or after a fatal line, would retry forever on a full
  // disk.
  return { write: (line) => void destination.write(line) };
}

/** Shorter values could occur in any line, and are too short to be secrets. */
const MIN_LENGTH = 6;

/** The password in a URL, as it is spelled there. */
const URL_PASSWORD = /^\w+:\/\/[^:@/]*:(.*)@/s;

/** The password of a URL: as it is spelled there, as a parser spells it, and decoded. */
function passwordsIn(url: string): string[] {
  const password = URL.parse(url)?.password ?? "";
  return [URL_PASSWORD.exec(url)?.[1] ?? "", password, decoded(password)];
}

/** A password may have a percent sign that encodes nothing. */
function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return "";
  }
}

/** Lists the secrets of the environment, in every spelling that a message could contain. */
export function secretsOf({
  databaseUrl = "",
  storage,
  administrator,
  openId,
  mail,
}: Pick<Env, "databaseUrl" | "storage" | "administrator"> & Partial<Pick<Env, "openId" | "mail">>): string[] {
  const secrets = [
    ...passwordsIn(databaseUrl),
    ...passwordsIn(mail?.url ?? ""),
    storage.provider === "s3" ? storage.connection.secretAccessKey : "",
    administrator?.password ?? "",
    openId?.clientSecret ?? "",
  ];
  return [...new Set(secrets)].filter(({ length }) => length >= MIN_LENGTH);
}
