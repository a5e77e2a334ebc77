import { setImmediate } from "node:timers/promises";

/** Maximum milliseconds between yields, unless a single step takes longer. */
const TURN = 10;

/** Returns a function to await between steps of long work, which yields to the event loop when a turn is over. */
export function turns(): () => Promise<void> | undefined {
  let since = performance.now();
  const giveWay = async (): Promise<void> => {
    await setImmediate();
    since = performance.now();
  };
  return () => (performance.now() - since < TURN ? undefined : giveWay());
}
