import { paths } from "@saywhere/validators/urls/paths";
import { createShareCards, type ShareCard } from "../share-image/share-card-content.ts";
import {
  createExportFile,
  type ExportFile,
  fingerprintOf,
  type KnownDependencies,
  keyOf,
  type UnchangedFile,
} from "./export-file.ts";
import type { ExportManifest } from "./export-manifest.ts";
import type { ExportServices } from "./export-services.ts";
import type { RenderWorkers } from "./render-workers.ts";

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
  { languages }: ExportManifest,
  services: ExportServices,
): Promise<ShareImage[]> {
  const cards = createShareCards(services);
  const images = languages.map(async ({ slug }) => {
    const card = await cards.language(slug);
    return card ? [{ key: keyOf(paths.languageShareImage(slug)), card }] : [];
  });
  return (await Promise.all(images)).flat();
}

interface Drawing {
  workers: RenderWorkers;
  known: KnownDependencies;
  /** Identifies the version of the rendering code. */
  identity: string;
}

/** Renders the images, except those that would equal the known ones. */
export async function* shareImages(
  images: readonly ShareImage[],
  { workers, known, identity }: Drawing,
): AsyncGenerator<ExportFile | UnchangedFile> {
  const fingerprints = images.map(({ card }) => fingerprintOf("share image", identity, JSON.stringify(card)));
  const recorded = await known(images.map(({ key }) => key));
  const isKnown = ({ key }: ShareImage, index: number) =>
    recorded.get(key)?.fingerprint === fingerprints[index];
  const changed = images.filter((image, index) => !isKnown(image, index));
  const drawn = workers.shareImages(changed.map(({ card }) => card))[Symbol.asyncIterator]();
  for (const [index, image] of images.entries()) {
    if (isKnown(image, index)) {
      yield { key: image.key, unchanged: true };
      continue;
    }
    const { value: png } = await drawn.next();
    const dependencies = { reads: [], fingerprint: fingerprints[index] ?? "" };
    yield { ...createExportFile(image.key, png), dependencies };
  }
}
