/** Notifies subscribers that a deployment changed, in whichever process. */
export interface DeploymentNews {
  /** Number of subscribers that are waiting. */
  readonly waiting: number;
  /** Number of notifications so far. */
  readonly count: number;
  tell(): void;
  /** Resolves with the number of notifications when it exceeds `count`, or with null when the events are closed. */
  after(count: number, signal?: AbortSignal): Promise<number | null>;
  /** Ends all waiting when the server stops. */
  close(): void;
}

export function createDeploymentEvents(): DeploymentNews {
  const closed = new AbortController();
  let count = 0;
  let waiting = 0;
  let next = Promise.withResolvers<void>();
  return {
    get waiting() {
      return waiting;
    },
    get count() {
      return count;
    },
    tell() {
      count++;
      next.resolve();
      next = Promise.withResolvers();
    },
    async after(seen, signal) {
      const end = AbortSignal.any([closed.signal, ...(signal ? [signal] : [])]);
      if (!end.aborted && count <= seen) {
        const ended = Promise.withResolvers<void>();
        const resolve = () => ended.resolve();
        end.addEventListener("abort", resolve, { once: true });
        waiting++;
        await Promise.race([next.promise, ended.promise]);
        waiting--;
        end.removeEventListener("abort", resolve);
      }
      return end.aborted ? null : count;
    },
    close: () => closed.abort(),
  };
}
