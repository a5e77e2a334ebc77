import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";
import { useReturnFocus } from "./use-return-focus.ts";

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
  children: ReactNode;
}

/** What every dialog has in common. */
export function Dialog({
  onClose,
  title,
  description,
  width = 480,
  fullScreenOnPhones = false,
  children,
}: DialogProps) {
  const phone = useMediaQuery("(max-width: 35.99rem)", false, { getInitialValueInEffect: false });
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={width}
      fullScreen={phone && fullScreenOnPhones}
      returnFocus={false}
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ content: styles.content, header: styles.header, body: styles.body }}
    >
      {description && <p className={styles.description}>{description}</p>}
      {children}
    </Modal>
  );
}

/** The buttons at a dialog's end, which stay in sight while a long form scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
