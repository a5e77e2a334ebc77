import { staticData } from "@saywhere/search/static/data-files";
import { type FontSource, languageFont } from "../language-data/language-font.ts";
import { keyOf, type LazyFile } from "./export-file.ts";
import type { ExportManifest } from "./export-manifest.ts";

/** The files of the fonts of all languages. */
export function fontFiles(source: FontSource, { languages }: Pick<ExportManifest, "languages">): LazyFile[] {
  return languages.map(({ slug }) => ({
    key: keyOf(staticData.fontOfLanguage(slug)),
    make: async () => JSON.stringify(await languageFont(source, slug)),
  }));
}
