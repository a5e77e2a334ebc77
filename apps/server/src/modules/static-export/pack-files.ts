import { staticData } from "@saywhere/search/static/data-files";
import type { PackInfo } from "@saywhere/search/static/language-pack";
import { describePack, readPack } from "../language-data/language-pack.ts";
import { keyOf, type LazyFile } from "./export-file.ts";
import type { ExportManifest } from "./export-manifest.ts";
import type { ExportSource } from "./export-services.ts";

/** The packs of the languages, with which devices render pages without a connection. */
export function packFiles(
  { snapshot: db, cache, services }: Pick<ExportSource, "snapshot" | "cache" | "services">,
  { languages }: Pick<ExportManifest, "languages">,
): LazyFile[] {
  return languages.flatMap(({ slug }) => {
    let info: PackInfo | undefined;
    const makePack = async () => {
      const pack = await readPack({ db, services, cache }, slug);
      const json = JSON.stringify(pack);
      info = describePack(pack, json);
      return json;
    };
    // The files are made in this order, so each pack is read once.
    return [
      { key: keyOf(staticData.pack(slug)), make: makePack },
      {
        key: keyOf(staticData.packInfo(slug)),
        make: async () => {
          if (!info) await makePack();
          return JSON.stringify(info);
        },
      },
    ];
  });
}
