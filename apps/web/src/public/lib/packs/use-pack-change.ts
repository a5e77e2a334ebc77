import { useState } from "react";
import { STORAGE_ADVICE } from "../report-storage-failure.ts";
import { NoSpaceError } from "./keep-pack.ts";
import { StorageBlockedError } from "./pack-registry.ts";

/**
 * Tracks the loading or removal of a pack; `failure` explains why the last change failed.
 *
 * @param name of the language
 */
export function usePackChange(name: string) {
  const [failure, setFailure] = useState<string | null>(null);
  const follow = (change: Promise<void>, describe: (error: unknown) => string) => {
    setFailure(null);
    change.catch((error: unknown) => setFailure(describe(error)));
  };
  return {
    failure,
    load: (download: Promise<void>) => follow(download, (error) => describePackFailure(error, name)),
    // It needs no connection.
    remove: (removal: Promise<void>) => follow(removal, () => STORAGE_ADVICE),
  };
}

/** Tells the visitor why a language could not be kept. */
export function describePackFailure(error: unknown, name: string): string {
  if (error instanceof NoSpaceError) {
    return `There is not enough space on this device for ${name}. Remove another language, or free some space, then continue.`;
  }
  const isBlocked = error instanceof DOMException && error.name === "SecurityError";
  return isBlocked || error instanceof StorageBlockedError
    ? STORAGE_ADVICE
    : "The connection was lost before everything was here. What is here stays: continue when you are connected again.";
}
