import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";

interface Place {
  pathname: string;
  search: unknown;
}

function isSamePage(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search);
}

interface LeaveGuard {
  /** Whether to ask "Discard your changes?" now. */
  asking: boolean;
  /** Does something that loses what is typed, at once or after asking. */
  leave(action: () => void): void;
  keep(): void;
  discard(): void;
}

/**
 * Asks before something typed is lost: by closing a dialog (`leave`), by going to another page, or by closing the
 * tab, where the browser asks in its own words.
 *
 * @param isDirty whether something would be lost now
 * @param forget drops what was typed, so that leaving asks no second time
 */
export function useLeaveGuard(isDirty: () => boolean, forget: () => void): LeaveGuard {
  const [wanted, setWanted] = useState<{ action: () => void } | null>(null);
  const blocker = useBlocker({
    // To another place of the same page nothing is lost.
    shouldBlockFn: ({ current, next }) => isDirty() && !isSamePage(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return {
    asking: wanted !== null || blocker.status === "blocked",
    leave: (action) => {
      if (isDirty()) setWanted({ action });
      else action();
    },
    keep: () => {
      setWanted(null);
      blocker.reset?.();
    },
    discard: () => {
      forget();
      setWanted(null);
      blocker.proceed?.();
      wanted?.action();
    },
  };
}
