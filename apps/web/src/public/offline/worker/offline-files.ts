import { paths } from "@saywhere/validators/urls/paths";
import type { CacheMessage } from "../../lib/offline/worker-messages.ts";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { OFFLINE_ASSETS } from "./offline-response.ts";

/** What a worker caches when it is installed: nothing for visitors who save data. */
export function filesToInstall(): readonly string[] {
  return prefersReducedData() ? [] : OFFLINE_ASSETS;
}

/**
 * What the pages of a message need offline, as a worker may have been installed without it. The page that lists what is on
 * the device is retained for everyone, and says where they are missing.
 */
export function filesOf({ saved = [], kept: pinned = [] }: CacheMessage): readonly string[] {
  const isWanted = saved.length > 0 || pinned.some((path) => path !== paths.offline);
  return isWanted ? OFFLINE_ASSETS : [];
}
