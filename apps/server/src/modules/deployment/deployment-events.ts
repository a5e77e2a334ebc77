import { EventEmitter, once } from "node:events";

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
