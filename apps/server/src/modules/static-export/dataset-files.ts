import { buffer } from "node:stream/consumers";
import { DATASET_FORMATS } from "@saywhere/validators/content/dataset";
import { datasetPath } from "@saywhere/validators/urls/dataset-path";
import { keyOf, type LazyFile } from "./export-file.ts";
import type { ExportManifest } from "./export-manifest.ts";
import type { ExportSource } from "./export-services.ts";

/** The datasets of the languages, to which their pages link. */
export function datasetFiles(
  { datasets }: Pick<ExportSource, "datasets">,
  { languages }: Pick<ExportManifest, "languages">,
): LazyFile[] {
  return languages.flatMap(({ slug }) =>
    DATASET_FORMATS.map((format) => ({
      key: keyOf(datasetPath(slug, format)),
      make: async () => buffer((await datasets.open(slug, format)).file),
    })),
  );
}
