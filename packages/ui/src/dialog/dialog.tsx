import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect } from "react";
import styles from "./dialog.module.css";
import { useTopDialog } from "./use-top-dialog.ts";

export interface DialogProps {
  /** Called by Escape, the X, a click outside or going back on Android. The dialog is open while mounted. */
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
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/** The base of every dialog. Of several, the one that opened last is on top, as `useTopDialog` expects. */
export function Dialog({
  onClose,
  title,
  description,
  width = 480,
  fullScreenOnPhones = false,
  tall = false,
  fullScreen = false,
  closeOnClickOutside = true,
  onKeyDown,
  children,
}: DialogProps) {
  const phone = useMediaQuery("(max-width: 35.99rem)", false, { getInitialValueInEffect: false });
  const close = useTopDialog(onClose);
  useRestoreFocus();
  return (
    <Modal.Root
      opened
      centered
      onClose={close}
      onKeyDown={(event) => {
        stopFormKeyPropagation(event);
        onKeyDown?.(event);
      }}
      size={width}
      fullScreen={fullScreen || (phone && fullScreenOnPhones)}
      returnFocus={false}
      closeOnClickOutside={closeOnClickOutside}
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
        <Modal.Body onFocus={bringIntoView}>
          {description && <p className={styles.description}>{description}</p>}
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Keys to which a form or a row may react. */
const FORM_KEYS = new Set(["Enter", "Escape", "ArrowUp", "ArrowDown"]);

/**
 * Stops these keys in dialogs: React events bubble to the form that renders a dialog, where the keys have another
 * meaning. Other keys pass, because the document handles them too: Tab, which cycles in the dialog, and the key that
 * focuses toasts.
 */
function stopFormKeyPropagation(event: KeyboardEvent): void {
  if (FORM_KEYS.has(event.key)) event.stopPropagation();
}

/** Mantine moves the focus to the field that a dialog begins with, but does not scroll to it. */
function bringIntoView({ target }: FocusEvent): void {
  if (target.matches("[data-autofocus]")) target.scrollIntoView({ block: "nearest" });
}

/** The buttons at the end of a dialog, which stay visible while a long form scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-dialog-actions>
      {children}
    </div>
  );
}

/**
 * Restores the focus when a dialog, which is mounted while it is open, closes: to the element that was focused when it
 * opened, or to the heading of the screen if that element is gone (a deleted row) or never existed (a dialog that is
 * open as the page loads).
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // The dialog is unmounted by now; any other focused element took the focus on purpose.
      if (document.activeElement !== document.body) return;
      const known = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      (known ? opener : document.querySelector<HTMLElement>("h1[tabindex]"))?.focus({ preventScroll: true });
    };
  }, []);
}
