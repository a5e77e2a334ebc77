import { paths } from "@saywhere/validators/urls/paths";
import type { ShareCard } from "../share-image/share-card.ts";
import { createShareCards } from "../share-image/share-cards.ts";
import type { SiteOutline } from "./export-manifest.ts";
import { keyOf, type SiteFile, siteFile } from "./files/export-file.ts";
import { fingerprintOf, type KnownDependencies, type UnchangedFile } from "./files/page-dependencies.ts";
import type { SiteWorkers } from "./pages/site-workers.ts";
import type { SiteServices } from "./source/site-reader.ts";

/** An image that is yet to be drawn. */
interface ShareImage {
  key: string;
  card: ShareCard;
}

/** The image of each language: those of all phrases would take most of the time and of the space. */
export async function listShareImages(
  { languages }: SiteOutline,
  services: SiteServices,
): Promise<ShareImage[]> {
  const cards = createShareCards(services);
  const images = languages.map(async ({ slug }) => {
    const card = await cards.language(slug);
    return card ? [{ key: keyOf(paths.languageShareImage(slug)), card }] : [];
  });
  return (await Promise.all(images)).flat();
}

interface Drawing {
  workers: SiteWorkers;
  known: KnownDependencies;
  /** Tells one version of what draws from another one. */
  identity: string;
}

/** Draws the images, but for those that would come out as they are known to be. */
export async function* shareImages(
  images: readonly ShareImage[],
  { workers, known, identity }: Drawing,
): AsyncGenerator<SiteFile | UnchangedFile> {
  const fingerprints = images.map(({ card }) => fingerprintOf("share image", identity, JSON.stringify(card)));
  const traces = await known(images.map(({ key }) => key));
  const isKnown = ({ key }: ShareImage, index: number) =>
    traces.get(key)?.fingerprint === fingerprints[index];
  const changed = images.filter((image, index) => !isKnown(image, index));
  const drawn = workers.shareImages(changed.map(({ card }) => card))[Symbol.asyncIterator]();
  for (const [index, image] of images.entries()) {
    if (isKnown(image, index)) {
      yield { key: image.key, unchanged: true };
      continue;
    }
    const { value: png } = await drawn.next();
    const trace = { reads: [], fingerprint: fingerprints[index] ?? "" };
    yield { ...siteFile(image.key, png), trace };
  }
}
