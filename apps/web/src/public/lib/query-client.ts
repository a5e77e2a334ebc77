import { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { statusOf } from "../../shared/api-error.ts";

const FIVE_MINUTES = 5 * 60_000;
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

/** Rendering on the server neither retries nor caches: the visitor waits for it. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: import.meta.env.SSR
        ? { retry: false, staleTime: FIVE_MINUTES }
        : {
            retry: shouldRetry,
            retryDelay,
            staleTime: FIVE_MINUTES,
            gcTime: FIVE_MINUTES,
            refetchOnWindowFocus: false,
          },
    },
  });
}

/** Turns a "not found" response, and a slug that no record can have, into the not-found page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 400) throw notFound();
    throw error;
  }
}

/** For optional parts of a page: null when the record does not exist. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
