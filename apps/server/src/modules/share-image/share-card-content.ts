import type { Direction } from "@saywhere/validators/texts/direction";
import { AppError } from "../../errors/app-error.ts";
import type { Services } from "../../trpc/context.ts";
import type { ShareCards } from "./share-image.routes.ts";

interface CardLanguage {
  /** English name of the language. */
  name: string;
  nativeName: string;
  /** ISO 639-1; distinguishes Urdu from other languages in Arabic script. */
  code: string;
  /** ISO 15924. */
  script: string;
  direction: Direction;
}

/** Content of the share image of a phrase in one language. */
export interface TranslationCard {
  kind: "translation";
  english: string;
  nativeText: string;
  romanization: string | null;
  language: CardLanguage;
  siteName: string;
}

/** Content of the share image of a language. */
export interface LanguageCard extends CardLanguage {
  kind: "language";
  /** The greeting "hello" of the language, in its own script. */
  greeting?: string;
  siteName: string;
}

export type ShareCard = TranslationCard | LanguageCard;

/** Creates the lookup of the content that share images show. */
export function createShareCards({
  language,
  phrase,
  settings,
}: Pick<Services, "language" | "phrase" | "settings">): ShareCards {
  return {
    language: (slug) =>
      nullWhenMissing(async () => {
        const [{ name, nativeName, code, script, direction }, popular, site] = await Promise.all([
          language.get(slug),
          language.popularPhrases(slug),
          settings.site(),
        ]);
        return {
          kind: "language",
          name,
          nativeName,
          code,
          script,
          direction,
          greeting: popular[0]?.native_text,
          siteName: site.name,
        };
      }),
    translation: (languageSlug, phraseSlug) =>
      nullWhenMissing(async () => {
        const [detail, site] = await Promise.all([
          phrase.detail({ languageSlug, phraseSlug }),
          settings.site(),
        ]);
        const { name, nativeName, code, script, direction } = detail.language;
        return {
          kind: "translation",
          english: detail.phrase.english,
          nativeText: detail.native_text,
          romanization: detail.romanization,
          language: { name, nativeName, code, script, direction },
          siteName: site.name,
        };
      }),
  };
}

async function nullWhenMissing<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
