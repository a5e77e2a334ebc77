import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { listTranslationTexts } from "@saywhere/db/queries/deployments/static-export.queries";
import { listLanguageDetails } from "@saywhere/db/queries/phrase-detail.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { LanguagePack, PackInfo } from "@saywhere/search/static/language-pack";
import { packTexts } from "@saywhere/search/static/packed-texts";
import { category } from "@saywhere/validators/content/category";
import { language, languageDetail } from "@saywhere/validators/content/language";
import { languageForm, phraseDetail } from "@saywhere/validators/content/phrase-detail";
import { siteSettings } from "@saywhere/validators/settings/site-settings";
import { AppError } from "../../errors/app-error.ts";
import type { ContentCache } from "../../lib/content-cache.ts";
import type { Services } from "../../trpc/context.ts";
import { presentDetail } from "../phrase/phrase.presenter.ts";
import { cachedPronunciations } from "../search/database-search-source.ts";
import { packPhoneticTexts, readScripts, readStaticVocabulary } from "./static-vocabulary.ts";

/** The most phrases of a pack: several times today's number, while one response stays small enough to be computed. */
export const MAX_PACK_PHRASES = 2_000;

/** Reads the pack of a language by its current slug. @throws AppError NOT_FOUND */
export type ReadPack = (slug: string) => Promise<LanguagePack>;

export interface PackSource {
  db: Queryable;
  /** Holds what all packs have in common. */
  cache: Pick<ContentCache, "get">;
  services: Pick<Services, "language" | "category" | "phrase" | "settings">;
}

/**
 * Reads everything that the pages of a language show; see `LanguagePack`.
 *
 * @throws AppError NOT_FOUND when no language has the slug, or had it before
 */
export async function readPack({ db, services, cache }: PackSource, slug: string): Promise<LanguagePack> {
  const own = await services.language.get(slug);
  if (own.slug !== slug) throw new AppError("NOT_FOUND", "No language has this name in its address");
  const rows = await listLanguageDetails(db, own, MAX_PACK_PHRASES);
  const details = rows.map((row) => phraseDetail.parse(presentDetail(row)));
  const packed = new Set(details.map(({ phrase }) => phrase.slug));
  const { categories, count } = await services.language.commonPhrases({ slug: own.slug });
  return {
    language: languageDetail.parse(own),
    // Nothing is counted while a device is offline.
    settings: { ...siteSettings.parse(await services.settings.site()), analytics: null },
    languages: (await services.language.list()).map((one) => language.parse(one)),
    categories: (await services.category.list()).map((one) => category.parse(one)),
    popular: (await services.phrase.popular()).map((phrase) => phrase.slug),
    total: count,
    phrases: details.map(({ language: _, same_phrase_other_languages: __, ...detail }) => detail),
    common: categories.map(({ phrases, ...one }) => ({
      slug: one.slug,
      name: one.name,
      description: one.description,
      phrases: phrases.flatMap((phrase) => (packed.has(phrase.slug) ? [phrase.slug] : [])),
    })),
    forms: (await services.language.forms(own.slug)).map((form) => languageForm.parse(form)),
    vocabulary: await vocabularyOf({ db, cache }, own.slug),
    texts: packTexts(await listTranslationTexts(db, own.slug)),
    phoneticTexts: packPhoneticTexts(await cachedPronunciations(db, cache), own.slug),
  };
}

/** The vocabulary with the scripts and the Chinese characters of one language; the others have none. */
async function vocabularyOf({ db, cache }: Pick<PackSource, "db" | "cache">, slug: string) {
  const { hanVariants, ...shared } = await cache.get("pack.vocabulary", () =>
    readStaticVocabulary(db, async () => []),
  );
  const scripts = await readScripts(db, slug);
  const variants = hanVariants?.[slug];
  return {
    ...shared,
    ...(variants && { hanVariants: { [slug]: variants } }),
    languages: shared.languages.map((one) => (one.slug === slug ? { ...one, scripts } : one)),
  };
}

/**
 * Describes a pack for a device that does not have it yet.
 *
 * @param json the pack as it is sent
 */
export function describePack({ phrases, total }: LanguagePack, json: string): PackInfo {
  return {
    version: hash("sha1", json, "base64url"),
    bytes: gzipSync(json).length,
    phrases: phrases.length,
    total,
    characters: [...new Set(json)].sort().join(""),
    recordings: [...new Set(phrases.flatMap(({ audio_url }) => audio_url ?? []))],
  };
}
