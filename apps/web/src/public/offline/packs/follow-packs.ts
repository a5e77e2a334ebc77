import { paths } from "@saywhere/validators/urls/paths";
import type { AnyRouter } from "@tanstack/react-router";
import { renewPacks } from "../../lib/packs/pack-downloads.ts";
import { readPackRecords, subscribeToPackRecords } from "../../lib/packs/pack-registry.ts";
import { onDevice } from "../../lib/trpc.ts";

/**
 * Uses the packs of this device where a page gets no response, and renews them.
 *
 * @param keepPages retains pages for offline reading, and no others
 */
export function followPacks(router: AnyRouter, keepPages: (paths: string[]) => void): void {
  const follow = () => {
    const packs = readPackRecords();
    // The way to all that is kept, and the home page, from which people start.
    keepPages([paths.offline, ...(packs.length > 0 ? [paths.home] : [])]);
    if (packs.length > 0) answerOnDevice(router);
  };
  follow();
  subscribeToPackRecords(follow);
  void renewPacks();
}

function answerOnDevice(router: AnyRouter): void {
  if (onDevice.answer) return;
  const { queryClient } = router.options.context;
  const defaults = queryClient.getDefaultOptions();
  // By default a query waits for a connection before its first attempt.
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, networkMode: "offlineFirst" },
  });
  onDevice.answer = async (path, input, signal) =>
    (await import("./pack-api.ts")).answerOnDevice(path, input, signal);
}
