import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";
import { useIsTopDialog } from "./dialog-stack.ts";
import { stopFormKeyPropagation } from "./trap-form-keys.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

export interface DialogProps {
  /** Called by Escape, the X or a click outside. The dialog is open while mounted. */
  onClose(): void;
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** In pixels; a smaller screen limits the width, so that the whole dialog is visible. */
  width?: number;
  /** Whether a phone shows the dialog full-screen, which suits forms. */
  fullScreenOnPhones?: boolean;
  /** As high as the window allows, for content that scrolls inside and must fill the height. */
  tall?: boolean;
  fullScreen?: boolean;
  closeOnClickOutside?: boolean;
  zIndex?: number;
  children: ReactNode;
}

/** The base of every dialog. */
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

/** The buttons at the end of a dialog, which stay visible while a long form scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-dialog-actions>
      {children}
    </div>
  );
}
