import { IconButton } from "@saywhere/ui/icon-button";
import { toastStore } from "@saywhere/ui/toasts/notify";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import styles from "./small-dialog.module.css";
import { useBackdropClose } from "./use-backdrop-close.ts";

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
  const backdrop = useBackdropClose(() => dialog.current?.close());
  const failure = useFailure();
  useEffect(() => {
    dialog.current?.showModal();
    // Rather than the X, which is the first button.
    dialog.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose} {...backdrop}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <IconX aria-hidden />
          </IconButton>
        </div>
        {failure ? (
          <p role="alert" className={styles.failure}>
            <b>{failure.title}.</b> {failure.message}
          </p>
        ) : null}
        {children}
      </div>
    </dialog>
  );
}

/** The failure that a toast reports since the dialog is open: a modal dialog covers toasts, and screen readers skip them. */
function useFailure() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  const [before] = useState(toast);
  return toast?.variant === "destructive" && toast !== before ? toast : null;
}
