import { type ComponentType, type ReactNode, useState } from "react";
import { runLazyAction } from "./run-lazy-action.ts";

/**
 * Loads a dialog each time it is opened, with what it then shows; `dialog` belongs anywhere into the caller's output.
 *
 * @param failure says what could not be opened
 */
export function useLazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
): { open: (props: Omit<Props, "onClose">) => Promise<void>; dialog: ReactNode } {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = (rest: Omit<Props, "onClose">) =>
    runLazyAction(async () => {
      const Dialog = await load();
      const props = { ...rest, onClose: () => setDialog(null) } as Props;
      setDialog(<Dialog {...props} />);
    }, failure);
  return { open, dialog };
}
