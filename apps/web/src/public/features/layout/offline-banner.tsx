import { useSyncExternalStore } from "react";
import styles from "./offline-banner.module.css";

/** Explains what works without a connection; requests made while offline load when the connection is back. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    <p role="status" className={styles.note}>
      {online ? null : "You’re offline. Saved and recently opened pages still work."}
    </p>
  );
}

function isOnline(): boolean {
  return navigator.onLine;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
