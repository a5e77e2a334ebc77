import { staticData } from "@saywhere/search/static/data-files";
import type { FastifyInstance } from "fastify";
import { type FontSource, languageFont } from "./language-font.ts";
import { serveByLanguage } from "./serve-by-language.ts";

/** Serves the fonts of languages. */
export async function languageFontRoutes(app: FastifyInstance, source: FontSource): Promise<void> {
  serveByLanguage(app, staticData.fontOfLanguage, (slug) => languageFont(source, slug));
}
