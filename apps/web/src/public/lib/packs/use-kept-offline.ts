import { useSyncExternalStore } from "react";
import { onDevice } from "../api/trpc.ts";
import { readConnection, subscribeToConnection } from "../offline/connection.ts";
import { type PackRecord, readPackRecords, subscribeToPackRecords } from "./pack-registry.ts";

/** The languages that work now, while there is no connection; null with one, and where none is kept completely. */
export function useKeptOffline(): readonly PackRecord[] | null {
  const packs = useSyncExternalStore(subscribe, read, () => null);
  const complete = packs?.filter(({ version }) => version !== null);
  return complete?.length ? complete : null;
}

function read(): readonly PackRecord[] | null {
  const packs = readPackRecords();
  return packs.length > 0 && (onDevice.rendersPage || readConnection() !== "online") ? packs : null;
}

function subscribe(listener: () => void): () => void {
  const stops = [subscribeToPackRecords(listener), subscribeToConnection(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
