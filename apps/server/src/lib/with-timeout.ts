/**
 * Waits for an answer for so long and no longer. What gives it is not ended.
 *
 * @param patience in milliseconds
 * @throws Error when it does not come in time
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
