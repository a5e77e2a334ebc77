import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from "pino";
import type { Env } from "../../config/env.ts";
import { currentRequest } from "../request-context.ts";
import { openLogDestination } from "./log-destination.ts";

const SECRET = ["req.headers.authorization", "req.headers.cookie", "err.config", "*.password", "*.token"];

/** PostgreSQL reports the whole row that violates a constraint: for a person, including the password hash. */
const ROW = /(Failing row contains)[\s\S]*?(?=\n {4}at |$)/g;

const withoutRow = (text: string) => text.replaceAll(ROW, "$1 …");

function serializeError(error: Error): SerializedError {
  const { detail, ...told } = stdSerializers.err(error);
  return {
    ...told,
    message: withoutRow(told.message),
    stack: withoutRow(told.stack),
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
      redact: SECRET,
      serializers: { err: serializeError },
      mixin,
      hooks: { streamWrite: withoutSecrets(secrets) },
    },
    destination,
  );
}

function withoutSecrets(secrets: readonly string[]): (line: string) => string {
  // As they are escaped in the strings of a line.
  const written = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) =>
    written.reduce(
      (text, secret) => (text.includes(secret) ? text.replaceAll(secret, "[secret]") : text),
      line,
    );
}
