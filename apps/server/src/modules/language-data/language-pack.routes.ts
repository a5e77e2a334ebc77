import { staticData } from "@saywhere/search/static/data-files";
import type { FastifyInstance } from "fastify";
import { describePack, type ReadPack } from "./language-pack.ts";
import { serveByLanguage } from "./serve-by-language.ts";

/** Serves the packs of languages, and their descriptions. */
export async function languagePackRoutes(
  app: FastifyInstance,
  { readPack }: { readPack: ReadPack },
): Promise<void> {
  serveByLanguage(app, staticData.pack, readPack);
  serveByLanguage(app, staticData.packInfo, async (slug) => {
    const pack = await readPack(slug);
    return describePack(pack, JSON.stringify(pack));
  });
}
