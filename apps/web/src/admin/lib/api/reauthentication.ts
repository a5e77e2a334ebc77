import type { AppRouter } from "@saywhere/server/app-router";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

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

/** These calls report themselves whether a user is signed in. */
const WITHOUT_SESSION = new Set([
  "account.me",
  "account.signIn",
  "account.signOut",
  "secondFactor.confirmSignIn",
  "passkey.signIn",
]);

/**
 * A call that fails because the session has ended waits until the user signs in again and is then retried, so that a
 * save continues. It fails when the dialog is closed instead.
 */
export const signInAgainLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let stopped = false;
      let subscription = attempt();

      function attempt() {
        return next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (error.data?.code !== "UNAUTHORIZED" || WITHOUT_SESSION.has(op.path)) observer.error(error);
            else void goOn(() => observer.error(error));
          },
        });
      }

      async function goOn(fail: () => void): Promise<void> {
        const signedIn = await promptReauthentication();
        if (stopped) return;
        if (signedIn) subscription = attempt();
        else fail();
      }

      return () => {
        stopped = true;
        subscription.unsubscribe();
      };
    });
