import { type ComponentType, type ReactElement, useState } from "react";
import { runLazyAction } from "./run-lazy-action.ts";

/**
 * Loads a dialog and its content each time it is opened. Render `dialog` anywhere in the caller's output.
 *
 * @param failure the message when the dialog could not be opened
 * @param current props that change while the dialog is open
 */
export function useLazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
  current?: Partial<Props>,
): { open: (props: Omit<Props, "onClose">) => Promise<void>; dialog: ReactElement<Props> | null } {
  const [shown, setShown] = useState<{ Dialog: ComponentType<Props>; props: Props } | null>(null);
  const open = (rest: Omit<Props, "onClose">) =>
    runLazyAction(async () => {
      const Dialog = await load();
      setShown({ Dialog, props: { ...rest, onClose: () => setShown(null) } as Props });
    }, failure);
  return { open, dialog: shown && <shown.Dialog {...shown.props} {...current} /> };
}
