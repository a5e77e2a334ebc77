import { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { statusOf } from "../../shared/api-error.ts";
import { retryDelay, shouldRetry } from "./retry-policy.ts";

const FIVE_MINUTES = 5 * 60_000;

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
