import { paths } from "@saywhere/validators/urls/paths";
import type { MyLanguage } from "../lib/my-language/my-language.ts";
import type { PackRecord } from "../lib/packs/pack-registry.ts";

/**
 * The pages that are retained without being opened, beside those that are rendered from packs: the page of the allergy
 * card, the emergency numbers of all countries, the emergency page of the chosen language unless its pack has it, and
 * the home page, from which people start. Lists of them have this order.
 */
export function pinnedPages(packs: readonly PackRecord[], mine: MyLanguage | null): string[] {
  if (!mine && packs.length === 0) return [paths.offline];
  const isInPack = packs.some(({ slug, version }) => slug === mine?.slug && version !== null);
  const emergency = mine && !isInPack ? [paths.emergency(mine.slug)] : [];
  return [paths.offline, paths.home, ...emergency, paths.emergency(), paths.allergyCard];
}
