import { statusOf } from "../../../shared/api-error.ts";

const RETRIES = 3;

/** A client error does not go away on retry. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < RETRIES && !(status !== undefined && status >= 400 && status < 500);
}
