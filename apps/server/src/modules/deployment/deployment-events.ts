import { EventEmitter, once } from "node:events";
import { AppError } from "../../errors/app-error.ts";

export type DeploymentEvents = ReturnType<typeof createDeploymentEvents>;

/** Notifies subscribers that a deployment changed, in whichever process. */
export function createDeploymentEvents() {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closed = new AbortController();
  let count = 0;
  return {
    /** Number of subscribers that are waiting. */
    get waiting(): number {
      return emitter.listenerCount("change");
    },
    /** Number of events so far. */
    get count(): number {
      return count;
    },
    emit(): void {
      count++;
      emitter.emit("change");
    },
    /** Resolves with the number of events when it exceeds `seen`, or with null at the signal and at the close. */
    async next(seen: number, signal?: AbortSignal): Promise<number | null> {
      const end = AbortSignal.any([closed.signal, ...(signal ? [signal] : [])]);
      // Only the signal rejects.
      if (count <= seen) await once(emitter, "change", { signal: end }).catch(() => undefined);
      return end.aborted ? null : count;
    },
    /** Ends all waiting when the server stops. */
    close: () => closed.abort(),
  };
}

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
