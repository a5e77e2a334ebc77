import { useState } from "react";
import { STORAGE_ADVICE } from "../report-storage-failure.ts";
import { describePackFailure } from "./describe-pack-failure.ts";

/**
 * Follows what is loaded or removed of a pack; `failure` says why the last change failed.
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
