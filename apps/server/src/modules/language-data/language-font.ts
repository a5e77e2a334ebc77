import { PHRASES_WITH_FONT, type TextFont } from "@saywhere/search/static/data-files";
import type { PageRenderer } from "../../rendering/page-renderer.ts";
import type { Services } from "../../trpc/context.ts";

export interface FontSource {
  services: Pick<Services, "language">;
  renderer: Pick<PageRenderer, "fontOf">;
}

/**
 * Cuts the font of a language's first popular phrases, which pages show to visitors who chose the language: the page, which
 * is the same for all visitors, has no font for them.
 *
 * @throws AppError NOT_FOUND
 */
export async function languageFont(
  { services, renderer }: FontSource,
  slug: string,
): Promise<TextFont | null> {
  const phrases = (await services.language.popularPhrases(slug)).slice(0, PHRASES_WITH_FONT);
  return renderer.fontOf(
    phrases.map(({ language, native_text }) => ({
      language: language.code,
      script: language.script,
      text: native_text,
    })),
  );
}
