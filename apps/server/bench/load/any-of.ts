import { setTimeout as delay } from "node:timers/promises";

/** One of a list, each as likely as the others. */
export function anyOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("There is nothing to choose from");
  return one;
}

/** @returns false when it was told to end meanwhile */
export async function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
