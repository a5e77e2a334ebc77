import { staticData } from "@saywhere/search/static/data-files";
import { keyOf, type LazyFile } from "./export-file.ts";
import type { ExportManifest } from "./export-manifest.ts";
import type { ExportSource } from "./export-source.ts";
import { describePack, readPack } from "./language-pack.ts";

/** The packs of the languages, with which devices render pages without a connection. */
export function packFiles(
  { snapshot: db, services }: Pick<ExportSource, "snapshot" | "services">,
  { languages }: Pick<ExportManifest, "languages">,
): LazyFile[] {
  return languages.flatMap(({ slug }) => {
    const pack = () => readPack({ db, services }, slug);
    return [
      { key: keyOf(staticData.pack(slug)), make: async () => JSON.stringify(await pack()) },
      { key: keyOf(staticData.packInfo(slug)), make: async () => JSON.stringify(describePack(await pack())) },
    ];
  });
}
