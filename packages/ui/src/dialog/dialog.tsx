import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { KEPT_CLEAR } from "../toasts/use-lift.ts";
import styles from "./dialog.module.css";
import { useIsTopDialog } from "./dialog-stack.ts";
import { stopFormKeyPropagation } from "./trap-form-keys.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

export interface DialogProps {
  /** Escape, the X or a click outside. The dialog is open as long as it is mounted. */
  onClose(): void;
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** In pixels; small screens show it whole. */
  width?: number;
  /** Whether a phone shows it as a page of its own; right for forms. */
  fullScreenOnPhones?: boolean;
  /** As high as the window lets it, for what scrolls inside; its content is to fill the height. */
  tall?: boolean;
  fullScreen?: boolean;
  closeOnClickOutside?: boolean;
  zIndex?: number;
  children: ReactNode;
}

/** What every dialog has in common. */
export function Dialog({
  onClose,
  title,
  description,
  width = 480,
  fullScreenOnPhones = false,
  tall = false,
  fullScreen = false,
  closeOnClickOutside = true,
  zIndex,
  children,
}: DialogProps) {
  const phone = useMediaQuery("(max-width: 35.99rem)", false, { getInitialValueInEffect: false });
  const isOnTop = useIsTopDialog();
  useRestoreFocus();
  return (
    <Modal.Root
      opened
      centered
      onClose={() => {
        if (isOnTop()) onClose();
      }}
      onKeyDown={stopFormKeyPropagation}
      size={width}
      fullScreen={fullScreen || (phone && fullScreenOnPhones)}
      returnFocus={false}
      closeOnClickOutside={closeOnClickOutside}
      zIndex={zIndex}
      classNames={{
        overlay: styles.overlay,
        inner: styles.inner,
        content: styles.content,
        body: styles.body,
      }}
    >
      <Modal.Overlay />
      <Modal.Content data-tall={tall || undefined}>
        {/* Mantine's own header is a banner, of which a page has one. */}
        <div className={styles.header}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body>
          {description && <p className={styles.description}>{description}</p>}
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The buttons at a dialog's end, which stay in sight while a long form scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} {...KEPT_CLEAR}>
      {children}
    </div>
  );
}
