import pLimit from "p-limit";

/** Maximum number of concurrent calls to the storage. */
const AT_ONCE = 24;

/**
 * Runs work on items with limited concurrency. After a failure, no more work is started and all work in flight is
 * awaited, so that no write happens after the failure is handled.
 *
 * @throws the first error, or the reason of the signal
 */
export async function forEachConcurrent<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const failures: unknown[] = [];
  const attempt = async (item: T): Promise<void> => {
    if (failures.length > 0) return;
    try {
      signal?.throwIfAborted();
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  };
  await limit.map(items, attempt);
  if (failures.length > 0) throw failures[0];
}
