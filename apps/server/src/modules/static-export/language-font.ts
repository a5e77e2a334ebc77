import { PHRASES_WITH_FONT, staticData, type TextFont } from "@saywhere/search/static/data-files";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PUBLIC_READ } from "../../http/response-cache.ts";
import type { PageRenderer } from "../../rendering/page-renderer.ts";
import type { Services } from "../../trpc/context.ts";
import { keyOf, type LazyFile } from "./export-file.ts";
import type { ExportManifest } from "./export-manifest.ts";

interface Source {
  services: Pick<Services, "language">;
  renderer: Pick<PageRenderer, "fontOf">;
}

/**
 * Cuts the font of a language's first popular phrases, which pages show to visitors who chose the language: the page, which
 * is the same for all visitors, has no font for them.
 *
 * @throws AppError NOT_FOUND
 */
async function languageFont({ services, renderer }: Source, slug: string): Promise<TextFont | null> {
  const phrases = (await services.language.popularPhrases(slug)).slice(0, PHRASES_WITH_FONT);
  return renderer.fontOf(
    phrases.map(({ language, native_text }) => ({
      language: language.code,
      script: language.script,
      text: native_text,
    })),
  );
}

/** The files of the fonts of all languages. */
export function fontFiles(source: Source, { languages }: Pick<ExportManifest, "languages">): LazyFile[] {
  return languages.map(({ slug }) => ({
    key: keyOf(staticData.fontOfLanguage(slug)),
    make: async () => JSON.stringify(await languageFont(source, slug)),
  }));
}

interface Params {
  languageSlug: string;
}

const CONFIG = {
  cacheKey: ({ params }: FastifyRequest) => (params as Params).languageSlug,
};

/** The fonts of languages, at the addresses that they have in the static export. */
export async function fontRoutes(app: FastifyInstance, source: Source): Promise<void> {
  const address = decodeURIComponent(staticData.fontOfLanguage(":languageSlug"));
  app.get<{ Params: Params }>(address, { config: CONFIG }, async ({ params: { languageSlug } }, reply) => {
    const font = await languageFont(source, languageSlug);
    return reply
      .header("cache-control", PUBLIC_READ)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(font));
  });
}
