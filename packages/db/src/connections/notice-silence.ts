import { setTimeout as delay } from "node:timers/promises";

/**
 * Notices a connection that broke without a word: it is asked something again and again.
 *
 * @param ask fails where no answer comes in time
 * @param every milliseconds between two questions
 * @param lost called once, unless the watch was ended before
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
    // Ended on purpose, which nobody has to be told of, or by a connection that does not answer.
    if (!until.aborted) lost();
  }
}
