import { type ComponentType, type ReactElement, useState } from "react";
import { runLazyAction } from "./run-lazy-action.ts";

/**
 * Loads a dialog and its content each time it is opened. Render `dialog` anywhere in the caller's output, with
 * `cloneElement` for props that change while it is open.
 *
 * @param failure the message when the dialog could not be opened
 */
export function useLazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
): { open: (props: Omit<Props, "onClose">) => Promise<void>; dialog: ReactElement<Props> | null } {
  const [dialog, setDialog] = useState<ReactElement<Props> | null>(null);
  const open = (rest: Omit<Props, "onClose">) =>
    runLazyAction(async () => {
      const Dialog = await load();
      const props = { ...rest, onClose: () => setDialog(null) } as Props;
      setDialog(<Dialog {...props} />);
    }, failure);
  return { open, dialog };
}
