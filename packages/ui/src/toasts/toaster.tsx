import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "./notify.ts";
import type { ToastCardProps } from "./toast-card.tsx";
import styles from "./toaster.module.css";

const load = () => import("./toast-card.tsx").then(({ ToastCard }) => ToastCard);

/**
 * Most visits see no toast: what draws them is loaded with the first one. When that fails the words are shown all the
 * same, since a toast often tells that the connection is lost.
 */
const ToastCard = lazy(() =>
  load()
    .catch(() => PlainToast)
    .then((card) => ({ default: card })),
);

/** Loads what draws toasts before there is one. Does not fail. */
export async function preloadToasts(): Promise<void> {
  await load().catch(() => {});
}

function PlainToast({ toast: { title, message, variant = "default" } }: ToastCardProps) {
  return (
    <div
      className={styles.toast}
      data-variant={variant}
      role={variant === "destructive" ? "alert" : "status"}
    >
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message && <p>{message}</p>}
      </div>
    </div>
  );
}

export const TOAST_REGION = "toasts";

export interface ToasterProps {
  /** The key that leads to a toast (`useToastKey`), told with what can be done there. */
  shortcut?: string;
}

/** Where toasts appear; it is on every page, so that screen readers know the place before something is said. */
export function Toaster({ shortcut }: ToasterProps) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  return (
    <section id={TOAST_REGION} className={styles.region} aria-label="Notifications" aria-live="polite">
      {toast && (
        <Suspense>
          <ToastCard key={toast.id} toast={toast} shortcut={shortcut} />
        </Suspense>
      )}
    </section>
  );
}
