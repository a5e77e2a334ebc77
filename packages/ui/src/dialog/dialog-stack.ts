import { useEffect, useState } from "react";

const open: symbol[] = [];

/**
 * Tells dialogs that lie over each other apart: Mantine's all listen for Escape at once, and it is meant for the one
 * that was opened last.
 *
 * @returns whether the dialog that calls this is on top now
 */
export function useIsTopDialog(): () => boolean {
  const [dialog] = useState(() => Symbol("dialog"));
  useEffect(() => {
    open.push(dialog);
    return () => void open.splice(open.indexOf(dialog), 1);
  }, [dialog]);
  return () => open.at(-1) === dialog;
}
