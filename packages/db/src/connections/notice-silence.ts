import { setTimeout as delay } from "node:timers/promises";

/**
 * Detects a connection that broke silently by polling it.
 *
 * @param ask fails if no response arrives in time
 * @param every interval in milliseconds
 * @param lost called once, unless the watch was stopped before
 */
export async function noticeSilence(
  ask: () => Promise<unknown>,
  { every, until, lost }: { every: number; until: AbortSignal; lost: () => void },
): Promise<void> {
  try {
    for (;;) {
      await delay(every, undefined, { signal: until });
      await ask();
    }
  } catch {
    // The watch was stopped on purpose, or the connection ended it because it does not respond.
    if (!until.aborted) lost();
  }
}
