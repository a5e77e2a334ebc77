import { type ComponentType, type ReactElement, useState } from "react";
import { runLazyAction } from "./run-lazy-action.ts";

/**
 * Loads a dialog each time it is opened, with what it then shows; `dialog` belongs anywhere into the caller's output,
 * by `cloneElement` with props that change while it is open.
 *
 * @param failure says what could not be opened
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
