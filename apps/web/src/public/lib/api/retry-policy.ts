import { statusOf } from "../../../shared/api-error.ts";

const RETRIES = 3;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

/** A client error does not go away on retry. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < RETRIES && !(status !== undefined && status >= 400 && status < 500);
}

export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY);
}
