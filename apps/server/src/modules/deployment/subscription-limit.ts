import { AppError } from "../../errors/app-error.ts";

/** More subscriptions than a person views; each takes a connection, and queries the database on every event. */
const MAX_SUBSCRIPTIONS = 10;

/**
 * Limits the open subscriptions of each caller. Another one ends the oldest, which may belong to a client that has
 * gone.
 */
export function createSubscriptionLimit() {
  const open = new Map<string, Set<AbortController>>();
  return {
    /**
     * Opens a subscription.
     *
     * @param caller identifies the caller whose subscriptions are limited together
     * @returns a signal that is aborted when the subscription must end, and a function to call when it has ended
     */
    open(caller: string) {
      const own = open.get(caller) ?? new Set();
      open.set(caller, own);
      const [oldest] = own;
      if (oldest && own.size >= MAX_SUBSCRIPTIONS) {
        own.delete(oldest);
        oldest.abort();
      }
      const subscription = new AbortController();
      own.add(subscription);
      return {
        ended: subscription.signal,
        close() {
          own.delete(subscription);
          if (own.size === 0 && open.get(caller) === own) open.delete(caller);
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
