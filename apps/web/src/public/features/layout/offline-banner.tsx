import { paths } from "@saywhere/validators/urls/paths";
import { useSyncExternalStore } from "react";
import { usePackRecords } from "../../lib/packs/pack-registry.ts";
import styles from "./site-header.module.css";

/** More languages than these are counted, not named: the banner takes its place from the page. */
const MOST_NAMED = 3;

/** Explains what works without a connection; requests made while offline load when the connection is back. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    <p role="status" className={styles.note} data-offline={online ? undefined : true}>
      {online ? null : <Offline />}
    </p>
  );
}

function Offline() {
  const names = (usePackRecords() ?? []).flatMap(({ name, version }) => (version === null ? [] : name));
  if (names.length === 0) return "You’re offline. Saved and recently opened pages still work.";
  const kept =
    names.length > MOST_NAMED ? `${names.length} languages` : new Intl.ListFormat("en").format(names);
  return (
    <>
      You’re offline. {kept} {names.length === 1 ? "is" : "are"} <a href={paths.offline}>on this device</a>;
      saved and recently opened pages still work.
    </>
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
