type Leave = (action: () => void, onKeep: () => void) => void;

/** Those that ask before typed text is lost: of the screen and of its open dialogs. */
const guards = new Set<Leave>();

/** Adds a guard until the returned function is called. */
export function guardScreen(leave: Leave): () => void {
  guards.add(leave);
  return () => void guards.delete(leave);
}

/**
 * Runs an action that leads away from the screen, such as signing out, after the same confirmations as navigation.
 *
 * @param onKeep called instead when the user stays
 */
export function leaveScreen(action: () => void, onKeep = () => {}): void {
  const ask = [...guards].reduceRight<() => void>((next, leave) => () => leave(next, onKeep), action);
  ask();
}

/** Asks the same, and returns whether the user leaves the screen. */
export function confirmLeave(): Promise<boolean> {
  return new Promise((resolve) => {
    leaveScreen(
      () => resolve(true),
      () => resolve(false),
    );
  });
}
