import { AppError } from "../../errors/app-error.ts";

/** More subscriptions than a person views; each takes a connection, and queries the database on every notification. */
const MOST_FEEDS = 10;

/**
 * Limits the open subscriptions of each caller. Another one ends the oldest, which may belong to a client that has
 * gone.
 */
export interface FeedLimit {
  /**
   * Opens a subscription.
   *
   * @param whose identifies the caller whose subscriptions are limited together
   * @returns a signal that is aborted when the subscription must end, and a function to call when it has ended
   */
  open(whose: string): { ended: AbortSignal; close(): void };
}

export function createFeedLimit(): FeedLimit {
  const feeds = new Map<string, Set<AbortController>>();
  return {
    open(whose) {
      const own = feeds.get(whose) ?? new Set();
      feeds.set(whose, own);
      const [oldest] = own;
      if (oldest && own.size >= MOST_FEEDS) {
        own.delete(oldest);
        oldest.abort();
      }
      const feed = new AbortController();
      own.add(feed);
      return {
        ended: feed.signal,
        close() {
          own.delete(feed);
          if (own.size === 0 && feeds.get(whose) === own) feeds.delete(whose);
        },
      };
    },
  };
}

/** @throws TRPCError with a code after which the browser does not reconnect immediately */
export function rejectOldest(): never {
  throw new AppError(
    "TOO_MANY_REQUESTS",
    "Deployments are watched in too many windows at once. Close some of them, then load this one again.",
  ).toTRPCError();
}
