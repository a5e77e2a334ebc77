import { type Logger, pino } from "pino";
import type { Env } from "./env.ts";

/** Makes the server's log: JSON lines, without what could be a secret. */
export function createLog(level: Env["logLevel"]): Logger {
  return pino({
    level,
    redact: ["req.headers.authorization", "req.headers.cookie", "err.config", "*.password", "*.token"],
  });
}
