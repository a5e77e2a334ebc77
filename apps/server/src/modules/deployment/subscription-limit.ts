import { AppError } from "../../errors/app-error.ts";

/** More than anybody looks at; each takes a connection, and asks the database at all news. */
const MOST_FEEDS = 10;

/** Lets everybody have so many feeds open; one more ends the oldest, which may be one that nobody reads any more. */
export interface FeedLimit {
  /**
   * @param whose what the feeds of one caller have in common
   * @returns a signal that is aborted when the feed has to end, and what is called when it has ended
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

/** @throws TRPCError that the browser does not take for a reason to come back at once */
export function rejectOldest(): never {
  throw new AppError(
    "TOO_MANY_REQUESTS",
    "Deployments are watched in too many windows at once. Close some of them, then load this one again.",
  ).toTRPCError();
}
