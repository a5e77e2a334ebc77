import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { recordPress } from "./last-press.ts";
import type { MantineToastsProps } from "./mantine-toasts.tsx";
import { toastStore } from "./notify.ts";
import styles from "./toaster.module.css";

const load = () => import("./mantine-toasts.tsx").then(({ MantineToasts }) => MantineToasts);

/**
 * Most visits show no toast: Mantine's notifications and their provider are loaded with the first one. If that fails, the
 * text is shown nevertheless, since a toast often reports a lost connection.
 */
const MantineToasts = lazy(() =>
  load()
    .catch(() => PlainToast)
    .then((component) => ({ default: component })),
);

/** Loads the notifications before there is one. Does not fail. */
export async function preloadToasts(): Promise<void> {
  await load().catch(() => {});
}

function PlainToast({ toast: { title, message, variant } }: MantineToastsProps) {
  return (
    <div className={styles.toast} data-variant={variant} role={variant === "destructive" ? "alert" : "group"}>
      <p className={styles.content}>
        <b>{title}</b> {message}
      </p>
    </div>
  );
}

export const TOAST_REGION = "toasts";

export interface ToasterProps {
  /** The key of `useToastKey`, which the toast names beside its action. */
  shortcut?: string;
}

/**
 * The live region of toasts. Every page has it from the start: screen readers announce changes of known regions only.
 * An error is an alert, a live region of its own: inside another one, it would be announced twice.
 */
export function Toaster({ shortcut }: ToasterProps) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  useEffect(() => {
    window.addEventListener("click", recordPress, true);
    return () => window.removeEventListener("click", recordPress, true);
  }, []);
  return (
    <section
      id={TOAST_REGION}
      className={styles.region}
      aria-label="Notifications"
      aria-live={toast?.variant === "destructive" ? "off" : "polite"}
    >
      {toast && (
        <Suspense>
          <MantineToasts toast={toast} shortcut={shortcut} />
        </Suspense>
      )}
    </section>
  );
}
