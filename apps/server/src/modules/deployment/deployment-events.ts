/** Tells those who wait that a deployment changed, whichever process changed it. */
export interface DeploymentNews {
  /** How many wait for news at this moment. */
  readonly waiting: number;
  /** Counts the news. */
  readonly count: number;
  tell(): void;
  /** Resolves with the count when there is more news than so many; with null when nothing is told any more. */
  after(count: number, signal?: AbortSignal): Promise<number | null>;
  /** Ends all waiting: the server stops. */
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
