/** The pending result of the open sign-in dialog; null while it is closed. */
let waiting: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function change(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the dialog, or waits for the open one.
 *
 * @returns whether the user signed in
 */
export function promptReauthentication(): Promise<boolean> {
  if (!waiting) change(Promise.withResolvers());
  return (waiting as PromiseWithResolvers<boolean>).promise;
}

/** Closes the dialog and retries or fails the waiting calls. */
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
