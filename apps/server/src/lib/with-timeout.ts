/**
 * Waits for a promise for a limited time. The underlying work is not canceled.
 *
 * @param patience in milliseconds
 * @throws Error when the time is over
 */
export async function withTimeout<T>(answer: Promise<T>, patience: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${patience} ms`)), patience);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
