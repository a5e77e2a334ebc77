import { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { statusOf } from "../../shared/api-error.ts";

const FIVE_MINUTES = 5 * 60_000;
const RETRIES = 3;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

/** Asking again does not help when the request itself is at fault. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < RETRIES && !(status !== undefined && status >= 400 && status < 500);
}

export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY);
}

/** Rendering on the server neither retries nor keeps anything: the visitor waits for it. */
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

/** Turns the answer "there is no such thing", and a slug no thing can have, into the not-found page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 400) throw notFound();
    throw error;
  }
}

/** For parts of a page that it can do without: null where there is no such thing. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
