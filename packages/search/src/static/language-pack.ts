import type { Category } from "@saywhere/validators/content/category";
import type { Language, LanguageDetail } from "@saywhere/validators/content/language";
import type { CommonPhrases, LanguageForm, PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import type { StaticPhoneticTexts, StaticTexts, StaticVocabulary } from "./data-files.ts";

/** Everything that the pages of a language show, so that a device renders them without a connection. */
export interface LanguagePack {
  language: LanguageDetail;
  settings: SiteSettings;
  languages: Language[];
  categories: Category[];
  /** Slugs of the popular phrases, by rank. */
  popular: string[];
  /** Number of phrases that the language has; the pack of a very long list has the first ones. */
  total: number;
  /** In list order. */
  phrases: PackedPhrase[];
  /** The forms that take the place of the main ones for visitors who speak so. */
  forms: LanguageForm[];
  /** The order of the page with all phrases: slugs by category. */
  common: PackedCategory[];
  /** Only the language of the pack has its scripts. */
  vocabulary: StaticVocabulary;
  texts: StaticTexts;
  /** Only of this language. */
  phoneticTexts: StaticPhoneticTexts;
}

/** A phrase as its page shows it, without what all phrases of the pack have in common, and without other languages. */
export type PackedPhrase = Omit<PhraseDetail, "language" | "same_phrase_other_languages">;

export interface PackedCategory extends Omit<CommonPhrases["categories"][number], "phrases"> {
  phrases: string[];
}

/** What a device needs to know before it keeps a pack. */
export interface PackInfo {
  /** Differs whenever the pack does. */
  version: string;
  /** Size of the pack in bytes, compressed with gzip, as devices store it. */
  bytes: number;
  /** Number of phrases in the pack. */
  phrases: number;
  /** Number of phrases that the language has. */
  total: number;
  /** Every character of the pack, once: tells which fonts it needs. */
  characters: string;
  /** URLs of the recordings. */
  recordings: string[];
}
