import { setImmediate } from "node:timers/promises";

/** Milliseconds for which others wait at most for a turn, but for a single step that takes longer. */
const TURN = 10;

/** Gives a function to await between the steps of some work: it lets the server answer others, now and then. */
export function turns(): () => Promise<void> | undefined {
  let since = performance.now();
  const giveWay = async (): Promise<void> => {
    await setImmediate();
    since = performance.now();
  };
  return () => (performance.now() - since < TURN ? undefined : giveWay());
}
