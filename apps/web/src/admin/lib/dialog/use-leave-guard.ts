import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { guardScreen } from "../leave-screen.ts";
import { useEventCallback } from "../use-event-callback.ts";

interface Place {
  pathname: string;
  search: unknown;
}

function isSamePage(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search);
}

export interface LeaveGuard {
  /** Whether the question "Discard your changes?" is open. */
  asking: boolean;
  /** Runs an action that loses typed text, after a confirmation if there is any; `onKeep` instead if it is refused. */
  leave(action: () => void, onKeep?: () => void): void;
  keep(): void;
  discard(): void;
  /** Leaves without an answer if nothing is unsaved any more. */
  leaveIfSaved(): void;
}

/**
 * Asks for confirmation before typed text is lost: by closing a dialog (`leave`), by navigation, by `leaveScreen`, or by
 * closing the tab, where the browser shows its own question.
 *
 * @param isDirty whether there is unsaved text
 * @param discard resets the text, so that leaving does not ask again
 */
export function useLeaveGuard(isDirty: () => boolean, discard: () => void): LeaveGuard {
  const [wanted, setWanted] = useState<{ action: () => void; onKeep?: () => void } | null>(null);
  const blocker = useBlocker({
    // Navigation within the page loses nothing.
    shouldBlockFn: ({ current, next }) => isDirty() && !isSamePage(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const leave = useEventCallback((action: () => void, onKeep?: () => void) => {
    if (isDirty()) setWanted({ action, onKeep });
    else action();
  });
  useEffect(() => guardScreen(leave), [leave]);
  const goOn = () => {
    setWanted(null);
    blocker.proceed?.();
    wanted?.action();
  };
  return {
    asking: wanted !== null || blocker.status === "blocked",
    leave,
    keep: () => {
      setWanted(null);
      blocker.reset?.();
      wanted?.onKeep?.();
    },
    discard: () => {
      discard();
      goOn();
    },
    leaveIfSaved: () => {
      if (!isDirty()) goOn();
    },
  };
}
