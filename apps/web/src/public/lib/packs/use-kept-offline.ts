import { useSyncExternalStore } from "react";
import { onDevice } from "../api/trpc.ts";
import { type PackRecord, readPackRecords, subscribeToPackRecords } from "./pack-registry.ts";

/** The languages that work now, while there is no connection; null with one, and where none is kept completely. */
export function useKeptOffline(): readonly PackRecord[] | null {
  const packs = useSyncExternalStore(subscribe, read, () => null);
  const complete = packs?.filter(({ version }) => version !== null);
  return complete?.length ? complete : null;
}

function read(): readonly PackRecord[] | null {
  const packs = readPackRecords();
  // A browser may report a connection while the site is out of reach.
  return packs.length > 0 && (onDevice.rendersPage || !navigator.onLine) ? packs : null;
}

function subscribe(listener: () => void): () => void {
  const stop = subscribeToPackRecords(listener);
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    stop();
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
