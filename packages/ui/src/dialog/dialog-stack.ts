import { useEffect, useState } from "react";

const open: symbol[] = [];

/**
 * Tracks the topmost of several open dialogs: all Mantine dialogs listen for Escape, which must only close the one
 * opened last.
 *
 * @returns whether the calling dialog is topmost
 */
export function useIsTopDialog(): () => boolean {
  const [dialog] = useState(() => Symbol("dialog"));
  useEffect(() => {
    open.push(dialog);
    return () => void open.splice(open.indexOf(dialog), 1);
  }, [dialog]);
  return () => open.at(-1) === dialog;
}
