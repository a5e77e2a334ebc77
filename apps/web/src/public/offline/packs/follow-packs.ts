import { paths } from "@saywhere/validators/urls/paths";
import type { AnyRouter } from "@tanstack/react-router";
import type { LazyQueryClient } from "../../lib/api/lazy-query-client.ts";
import { onDevice } from "../../lib/api/trpc.ts";
import { type MyLanguage, readMyLanguage, subscribeToMyLanguage } from "../../lib/my-language/my-language.ts";
import { type PackRecord, readPackRecords, subscribeToPackRecords } from "../../lib/packs/pack-registry.ts";

/**
 * Uses the packs of this device where a page gets no response, and renews them.
 *
 * @param keepPages retains pages for offline reading, and no others
 * @returns a function that stops it
 */
export function followPacks(router: AnyRouter, keepPages: (paths: string[]) => void): () => void {
  const follow = () => {
    const packs = readPackRecords();
    const mine = readMyLanguage();
    keepPages(keptPages(packs, mine));
    answerFromPacks(router);
  };
  follow();
  const stops = [subscribeToPackRecords(follow), subscribeToMyLanguage(follow)];
  void renew();
  return () => {
    for (const stop of stops) stop();
    delete onDevice.answer;
  };
}

/** Most devices have no pack, and do not load what renews them. */
async function renew(): Promise<void> {
  if (readPackRecords().length === 0) return;
  const { renewPacks } = await import("../../lib/packs/pack-downloads.ts");
  await renewPacks();
}

/**
 * The pages that are retained without being opened, beside those that are rendered from packs: the page of the allergy
 * card, the emergency numbers of all countries, the emergency page of the chosen language unless its pack has it, and
 * the home page, from which people start.
 */
function keptPages(packs: readonly PackRecord[], mine: MyLanguage | null): string[] {
  if (!mine && packs.length === 0) return [paths.offline];
  const isInPack = packs.some(({ slug }) => slug === mine?.slug);
  const emergency = mine && !isInPack ? [paths.emergency(mine.slug)] : [];
  return [paths.offline, paths.home, paths.allergyCard, paths.emergency(), ...emergency];
}

/** Answers calls without a response from the packs of this device, if there are any. */
export function answerFromPacks(router: AnyRouter): void {
  if (onDevice.answer || readPackRecords().length === 0) return;
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
