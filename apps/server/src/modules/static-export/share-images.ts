import { paths } from "@saywhere/validators/urls/paths";
import type { ShareCard } from "../share-image/share-card.ts";
import { createShareCards } from "../share-image/share-cards.ts";
import type { SiteOutline } from "./export-manifest.ts";
import { keyOf, type SiteFile, siteFile } from "./files/export-file.ts";
import { fingerprintOf, type KnownDependencies, type UnchangedFile } from "./files/page-dependencies.ts";
import type { SiteWorkers } from "./pages/site-workers.ts";
import type { SiteServices } from "./source/site-reader.ts";

/** An image that has not been rendered yet. */
interface ShareImage {
  key: string;
  card: ShareCard;
}

/**
 * Lists the image of each language. Those of all phrases are left out, because they would take most of the time and
 * space.
 */
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
  /** Identifies the version of the rendering code. */
  identity: string;
}

/** Renders the images, except those that would equal the known ones. */
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
