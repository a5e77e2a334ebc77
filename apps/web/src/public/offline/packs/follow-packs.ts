import type { AnyRouter } from "@tanstack/react-router";
import type { LazyQueryClient } from "../../lib/api/lazy-query-client.ts";
import { onDevice } from "../../lib/api/trpc.ts";
import { readMyLanguage, subscribeToMyLanguage } from "../../lib/my-language/my-language.ts";
import { readPackRecords, subscribeToPackRecords } from "../../lib/packs/pack-registry.ts";
import { pinnedPages } from "../pinned-pages.ts";

/**
 * Uses the packs of this device where a page gets no response, and renews them.
 *
 * @param pinPages retains pages for offline reading, and no others
 * @returns a function that stops it
 */
export function followPacks(router: AnyRouter, pinPages: (paths: string[]) => void): () => void {
  const follow = () => {
    const packs = readPackRecords();
    const mine = readMyLanguage();
    pinPages(pinnedPages(packs, mine));
    if (mine) void preloadData(router, mine.slug);
    fallBackToPacks(router);
  };
  follow();
  const stops = [subscribeToPackRecords(follow), subscribeToMyLanguage(follow)];
  void renew();
  return () => {
    for (const stop of stops) stop();
    delete onDevice.answer;
  };
}

/** Most devices have no pack, and do not load what renews them. What fails is tried again by the next page. */
async function renew(): Promise<void> {
  if (readPackRecords().length === 0) return;
  await import("../../lib/packs/pack-downloads.ts").then((part) => part.renewPacks()).catch(() => {});
}

/** Without a connection, what was loaded before stays; the next page tries again. */
async function preloadData(router: AnyRouter, slug: string): Promise<void> {
  await import("../preload-language-data.ts")
    .then((part) => part.preloadLanguageData(router, slug))
    .catch(() => {});
}

/**
 * Answers calls without a response from the packs of this device, if there are any. The offline app has asked them already:
 * see `startOfflineApp`.
 */
export function fallBackToPacks(router: AnyRouter): void {
  if (onDevice.rendersPage || onDevice.answer || readPackRecords().length === 0) return;
  const { queryClient } = router.options.context as { queryClient: LazyQueryClient };
  queryClient.whenLoaded((client) => {
    const defaults = client.getDefaultOptions();
    // By default a query waits for a connection before its first attempt.
    client.setDefaultOptions({
      ...defaults,
      queries: { ...defaults.queries, networkMode: "offlineFirst" },
    });
  });
  onDevice.answer = async (path, input, signal) =>
    (await import("./pack-api.ts")).answerOnDevice(path, input, signal);
}
