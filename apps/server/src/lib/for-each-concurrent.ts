import pLimit from "p-limit";

/** Calls to the store that are under way at a time. */
const AT_ONCE = 24;

/**
 * Runs work on items, some at a time. After a failure nothing more is begun, and what is under way is waited for: no
 * write comes after what is done about the failure.
 *
 * @throws the first failure, or the reason of the signal
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
