import { paths } from "@saywhere/validators/urls/paths";
import { useSyncExternalStore } from "react";
import styles from "./site-header.module.css";

/** Explains what works without a connection; requests made while offline load when the connection is back. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    <p role="status" className={styles.note} data-offline={online ? undefined : true}>
      {online ? null : (
        <>
          You’re offline. Saved and recently opened pages still work.{" "}
          <a href={paths.offline}>See what is on this device</a>
        </>
      )}
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
