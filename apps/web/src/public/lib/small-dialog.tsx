import { IconButton } from "@saywhere/ui/icon-button";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./small-dialog.module.css";

interface SmallDialogProps {
  title: string;
  /** Called by Escape, the X and a click outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog of the browser; on phones it is at the lower edge, near the thumb. */
export function SmallDialog({ title, onClose, children }: SmallDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Rather than the X, which is the first button.
    dialog.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      // The padding belongs to the content: only the backdrop is the dialog itself.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={() => {}}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <IconX aria-hidden />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
