import { HeadlessMantineProvider } from "@mantine/core";
import {
  createNotificationsStore,
  hideNotification,
  Notifications,
  updateNotificationsState,
} from "@mantine/notifications";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "../icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./mantine-toasts.module.css";
import { removeToast, type Toast } from "./notify.ts";
import { placeToasts, useLift } from "./placement.ts";
import toaster from "./toaster.module.css";

/** Specification §9. Errors stay until they are closed or replaced. */
const AUTO_CLOSE = 5_000;

/** Longer: an undo has to be read and reached. */
const AUTO_CLOSE_WITH_ACTION = 10_000;

/** Specification §9, in pixels. Mantine's own threshold, a third of the toast's width, closes it too. */
const SWIPE_THRESHOLD = 50;

const THEME = { respectReducedMotion: true };

export interface MantineToastsProps {
  toast: Toast;
  shortcut?: string | undefined;
}

let count = 0;

/**
 * Mantine's notifications with our look. The provider is headless: public pages have no styles of Mantine, and a second
 * full provider would manage the color scheme, too.
 */
export function MantineToasts({ toast, shortcut }: MantineToastsProps) {
  const [store] = useState(createNotificationsStore);
  const container = useRef<HTMLDivElement>(null);
  useLift(container);

  useLayoutEffect(() => {
    if (container.current) placeToasts(container.current);
    const id = `toast-${++count}`;
    const isError = toast.variant === "destructive";
    const close = () => void hideNotification(id, store);
    let swipeStart = 0;
    // One toast at a time: it replaces the list.
    updateNotificationsState(store, () => [
      {
        id,
        message: toast.title,
        autoClose: !isError && (toast.action ? AUTO_CLOSE_WITH_ACTION : AUTO_CLOSE),
        // The region announces it, except for an error, which announces itself.
        role: isError ? "alert" : "group",
        className: toaster.toast,
        "data-variant": toast.variant,
        onPointerDown: ({ clientX }: PointerEvent) => {
          swipeStart = clientX;
        },
        onPointerUp: ({ clientX }: PointerEvent) => {
          if (Math.abs(clientX - swipeStart) >= SWIPE_THRESHOLD) close();
        },
        renderNotification: () => <ToastContent toast={toast} shortcut={shortcut} onClose={close} />,
      },
    ]);
  }, [toast, shortcut, store]);

  return (
    <div ref={container} className={styles.stack}>
      <HeadlessMantineProvider theme={THEME}>
        {/* Stacked, a toast also stays open while the focus is inside, and covers the one that it replaces. */}
        <Notifications store={store} withinPortal={false} layout="stacked" transitionDuration={150} />
      </HeadlessMantineProvider>
    </div>
  );
}

interface ToastContentProps extends MantineToastsProps {
  onClose(): void;
}

function ToastContent({ toast: { title, message, action }, shortcut, onClose }: ToastContentProps) {
  const { restoreFocus, ...focusHandlers } = useFocusRestore();
  const closeAndRestore = () => {
    restoreFocus();
    onClose();
  };
  const buttonProps = {
    onKeyDown: ({ key }: KeyboardEvent) => key === "Escape" && closeAndRestore(),
    // Mantine's dialogs listen for Escape on the document; this attribute excludes a key pressed here.
    "data-mantine-stop-propagation": true,
  };
  return (
    <div className={toaster.content} {...focusHandlers}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {message && <p>{message}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={shortcut}
          onClick={() => {
            restoreFocus();
            removeToast();
            action.onClick();
          }}
          {...buttonProps}
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
      <IconButton label="Close" onClick={closeAndRestore} {...buttonProps}>
        <IconX aria-hidden />
      </IconButton>
    </div>
  );
}

/** Returns the focus from a toast to where it was before, such as into the dialog behind it. */
function useFocusRestore() {
  const previous = useRef<Element>(null);
  const isInside = useRef(false);
  const restoreFocus = useCallback(() => {
    if (isInside.current && previous.current instanceof HTMLElement) previous.current.focus();
    isInside.current = false;
  }, []);
  // A new toast can replace this one while the focus is inside.
  useEffect(() => restoreFocus, [restoreFocus]);
  return {
    restoreFocus,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) previous.current = relatedTarget;
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
