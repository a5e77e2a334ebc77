import type { LanguagePack } from "@saywhere/search/static/language-pack";
import { EMERGENCY_CATEGORY } from "@saywhere/validators/content/emergency-category";
import type { EmergencyGuide } from "@saywhere/validators/content/emergency-guide";
import type {
  CommonPhrases,
  PhraseDetail,
  PhraseInAllLanguages,
} from "@saywhere/validators/content/phrase-detail";
import { statusOf } from "../../../shared/api-error.ts";
import type { Fetcher } from "../../lib/api/trpc.ts";
import { type PackRecord, readPackRecords } from "../../lib/packs/pack-registry.ts";
import { answerFromFiles, METHOD_NOT_ALLOWED } from "../../static-export/static-api.ts";
import { notOnDevice, packDataFiles, readPacks } from "./pack-data-files.ts";
import { searchPacks } from "./pack-search.ts";

/**
 * Answers the API calls of pages from the packs of this device: what a page of the static export brings along from the
 * packs themselves, everything else like the static export, from its data files. What no pack has fails like a call
 * without a response.
 */
export function answerFromPacks(packs: readonly LanguagePack[]): Fetcher {
  const [first] = packs;
  if (!first) return async (path) => Promise.reject(notOnDevice(path));
  const kept = new Map(packs.map((pack) => [pack.language.slug, pack]));
  const packOf = (slug: string) => {
    const pack = kept.get(slug);
    if (!pack) throw notOnDevice(`The language ${slug}`);
    return pack;
  };
  const files = packDataFiles(packs);
  const fromFiles = answerFromFiles({
    settings: first.settings,
    files,
    search: searchPacks(files, new Set(kept.keys())),
  });
  const answers: Record<string, (input: never) => unknown> = {
    "language.get": ({ slug }: { slug: string }) => packOf(slug).language,
    "language.commonPhrases": ({ slug }: { slug: string }) => commonPhrases(packOf(slug)),
    "language.emergencyGuide": ({ slug }: { slug: string }) => emergencyGuide(packOf(slug)),
    "phrase.detail": ({ languageSlug, phraseSlug }: { languageSlug: string; phraseSlug: string }) =>
      phraseDetail(packOf(languageSlug), phraseSlug),
    "phrase.inAllLanguages": ({ phraseSlug }: { phraseSlug: string }) => inKeptLanguages(packs, phraseSlug),
  };
  return async (path, input, signal) => {
    const answer = answers[path];
    if (answer) return answer(input as never);
    const { language, slug = language } = input as { language?: string; slug?: string };
    // A search may name a language that is not kept: see `searchPacks`.
    if (slug && !path.startsWith("search.")) packOf(slug);
    return fromFiles(path, input, signal).catch((error: unknown) => {
      // Without a response, the page is loaded as a document, which may be cached.
      throw statusOf(error) === METHOD_NOT_ALLOWED ? notOnDevice(path) : error;
    });
  };
}

function phraseDetail({ language, phrases }: LanguagePack, slug: string): PhraseDetail {
  const detail = phrases.find(({ phrase }) => phrase.slug === slug);
  // The site may have it: a pack has the first phrases of its language, and no newer ones.
  if (!detail) throw notOnDevice(`The phrase ${slug} in ${language.name}`);
  return { ...detail, language, same_phrase_other_languages: [] };
}

/** A phrase in the languages that are kept; null for the slug of such a language, whose page is shown instead. */
function inKeptLanguages(packs: readonly LanguagePack[], slug: string): PhraseInAllLanguages | null {
  const found = packs.flatMap(({ language, phrases }) => {
    const detail = phrases.find(({ phrase }) => phrase.slug === slug);
    return detail ? [{ language, detail }] : [];
  });
  const [first] = found;
  if (!first && packs.some(({ language }) => language.slug === slug)) return null;
  if (!first) throw notOnDevice(`The phrase ${slug}`);
  return {
    phrase: first.detail.phrase,
    category: first.detail.category,
    translations: found.map(({ language, detail }) => ({
      id: detail.id,
      language_slug: language.slug,
      language_name: language.name,
      language_code: language.code,
      language_script: language.script,
      language_direction: language.direction,
      native_text: detail.native_text,
      romanization: detail.romanization,
    })),
  };
}

function commonPhrases({ language, phrases, common, total }: LanguagePack): CommonPhrases {
  const bySlug = new Map(phrases.map((detail) => [detail.phrase.slug, detail]));
  return {
    language,
    count: total,
    categories: common.map((category) => ({
      ...category,
      phrases: category.phrases.flatMap((slug) => {
        const detail = bySlug.get(slug);
        if (!detail) return [];
        const { id, phrase, native_text, romanization, pronunciation_guide, audio_url } = detail;
        return { id, ...phrase, native_text, romanization, pronunciation_guide, audio_url };
      }),
    })),
    next: null,
    previous: null,
  };
}

function emergencyGuide(pack: LanguagePack): EmergencyGuide {
  const { categories } = commonPhrases(pack);
  const emergencies = categories.find(({ slug }) => slug === EMERGENCY_CATEGORY);
  return { language: pack.language, phrases: emergencies?.phrases ?? [] };
}

let loaded: { records: readonly PackRecord[]; answer: Promise<Fetcher> } | undefined;

/** Answers a call from the packs, which are read again when they have changed. */
export const answerOnDevice: Fetcher = async (path, input, signal) => {
  const records = readPackRecords();
  if (loaded?.records !== records) {
    const answer = readPacks().then(answerFromPacks);
    loaded = { records, answer };
    // The next call tries again.
    answer.catch(() => {
      if (loaded?.answer === answer) loaded = undefined;
    });
  }
  return (await loaded.answer)(path, input, signal);
};
