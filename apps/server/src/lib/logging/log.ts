import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from "pino";
import type { Env } from "../../config/env.ts";
import { currentRequest } from "../request-context.ts";
import { openLogDestination } from "./log-destination.ts";

const SECRET = ["req.headers.authorization", "req.headers.cookie", "err.config", "*.password", "*.token"];

/** PostgreSQL tells the whole row that breaks a rule: of a person, the hash of the password too. */
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
  /** What no line may hold, whoever wrote it there. */
  secrets?: readonly string[];
  destination?: DestinationStream;
}

/**
 * Makes the server's log: JSON lines, without what could be a secret. Each line of a request names it, as does each
 * line that something writes which the request set going.
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
  // As they stand within the texts of a line.
  const written = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) =>
    written.reduce(
      (text, secret) => (text.includes(secret) ? text.replaceAll(secret, "[secret]") : text),
      line,
    );
}
