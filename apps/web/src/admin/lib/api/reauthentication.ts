/** Whether the dialog that asks to sign in again is open, and who waits for its end. */
let waiting: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function change(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the dialog, or waits for the one that is open.
 *
 * @returns whether the person signed in
 */
export function promptReauthentication(): Promise<boolean> {
  if (!waiting) change(Promise.withResolvers());
  return (waiting as PromiseWithResolvers<boolean>).promise;
}

/** Closes the dialog and lets the calls that wait go on, or fail. */
export function resolveReauthentication(signedIn: boolean): void {
  const asked = waiting;
  change(null);
  asked?.resolve(signedIn);
}

export const signInAgainStore = {
  isOpen: () => waiting !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
