import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { dismissToast, forgetToast, type ShownToast } from "./notify.ts";
import styles from "./toaster.module.css";
import { useLift } from "./use-lift.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

/** Specification §9. Errors stay until they are closed or replaced. */
const SHOWN_FOR = 5_000;

/** Escape puts a toast away. Mantine's dialogs listen for it everywhere; one below is told that it is not meant. */
const escapes = {
  onKeyDown: ({ key }: KeyboardEvent) => key === "Escape" && dismissToast(),
  "data-mantine-stop-propagation": true,
};

export interface ToastCardProps {
  toast: ShownToast;
  shortcut?: string | undefined;
}

/** A toast. It goes by its button, by Escape, by a swipe, and, unless it tells of a failure, by itself. */
export function ToastCard({ toast, shortcut }: ToastCardProps) {
  const { title, message, variant = "default", action } = toast;
  const [held, setHeld] = useState(false);
  const { offset, handlers } = useSwipeAway(dismissToast);
  const card = useRef<HTMLDivElement>(null);
  const lift = useLift(card);

  useEffect(() => {
    if (held || variant === "destructive") return;
    const timer = setTimeout(dismissToast, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held, variant]);

  // Closed by its button, a toast leaves the focus where it was before, such as in the dialog below it.
  const focusedBefore = useRef<Element>(null);
  const inside = useRef(false);
  useEffect(
    () => () => {
      if (inside.current && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    },
    [],
  );
  const takeFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
    inside.current = true;
  };
  const loseFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(false);
    inside.current = currentTarget.contains(relatedTarget);
  };

  return (
    <div
      className={styles.toast}
      data-variant={variant}
      role={variant === "destructive" ? "alert" : "status"}
      ref={card}
      style={{
        ...(offset && { translate: `${offset}px` }),
        ...(lift && { marginBlockEnd: lift }),
      }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={takeFocus}
      onBlur={loseFocus}
      {...handlers}
    >
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message && <p>{message}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={shortcut}
          onClick={() => {
            forgetToast();
            action.onClick();
          }}
          {...escapes}
        >
          {action.label}
          {shortcut && (
            <kbd className={styles.key} aria-hidden>
              {shortcut}
            </kbd>
          )}
        </button>
      )}
      {action && shortcut && (
        <VisuallyHidden>
          Press {shortcut} to get to {action.label}.
        </VisuallyHidden>
      )}
      <IconButton label="Close" onClick={dismissToast} {...escapes}>
        <IconX aria-hidden />
      </IconButton>
    </div>
  );
}
