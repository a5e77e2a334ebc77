import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "./notify.ts";
import styles from "./toaster.module.css";

/** Most visits see no toast: what draws them is loaded with the first one. */
const ToastCard = lazy(() => import("./toast-card.tsx").then((card) => ({ default: card.ToastCard })));

/** Where toasts appear; it is on every page, so that screen readers know the place before something is said. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  return (
    <section className={styles.region} aria-label="Notifications" aria-live="polite">
      {toast && (
        <Suspense>
          <ToastCard key={toast.id} toast={toast} />
        </Suspense>
      )}
    </section>
  );
}
