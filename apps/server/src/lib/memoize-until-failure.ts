/** Returns the promise of the first call to later callers too, and calls again after one that was rejected. */
export function memoizeUntilFailure<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
