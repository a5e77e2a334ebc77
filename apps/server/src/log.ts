import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from "pino";
import type { Env } from "./env.ts";

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

/** Makes the server's log: JSON lines, without what could be a secret. */
export function createLog(level: Env["logLevel"], destination?: DestinationStream): Logger {
  const options = { level, redact: SECRET, serializers: { err: serializeError } };
  return destination ? pino(options, destination) : pino(options);
}
