import { stringifySearch } from "./search-params.ts";

/**
 * The URLs of the public site, in one place: pages link with them, the sitemap and the static export list them. Slugs
 * are encoded, since they may contain letters of any script.
 */
const segment = encodeURIComponent;

interface NarrowedSearch {
  language?: string | undefined;
  category?: string | undefined;
  everywhere?: "1" | undefined;
  prefer?: string | undefined;
}

export const paths = {
  home: "/",
  languages: "/languages",
  language: (languageSlug: string) => `/languages/${segment(languageSlug)}`,
  /** The phrases of a language by category; a long list has further pages, which start after a cursor or end before one. */
  commonPhrases: (languageSlug: string, place: { after?: string; before?: string } = {}) =>
    `/languages/${segment(languageSlug)}/common-phrases${stringifySearch({ after: place.after, before: place.before })}`,
  /** The filterable list; `after` is the cursor of a later page. */
  phrases: (filters: { language?: string; category?: string; after?: string } = {}) =>
    `/phrases${stringifySearch({ language: filters.language, category: filters.category, after: filters.after })}`,
  /** One phrase in every language. */
  phrase: (phraseSlug: string) => `/phrases/${segment(phraseSlug)}`,
  /** One phrase in one language. */
  translation: (languageSlug: string, phraseSlug: string) =>
    `/phrases/${segment(languageSlug)}/${segment(phraseSlug)}`,
  /**
   * The results of a query; `everywhere` disables the interpretation of names in it as filters, and `prefer` is the
   * language that comes first where none is named.
   */
  search: (query?: string, narrowed: NarrowedSearch = {}) =>
    `/search${stringifySearch({ q: query, ...narrowed })}`,
  saved: "/saved",
  /** What to practice: a category of a language, its popular phrases, all of them, or the saved phrases. */
  practice: (choice: { language?: string; category?: string; set?: "popular" | "saved" } = {}) =>
    `/practice${stringifySearch({ language: choice.language, category: choice.category, set: choice.set })}`,
  /** What is on this device. */
  offline: "/offline",
  /** The emergency numbers of all countries, or with a language, its countries' numbers and its emergency phrases. */
  emergency: (languageSlug?: string) =>
    languageSlug === undefined ? "/emergency" : `/emergency/${segment(languageSlug)}`,
  allergyCard: "/allergy-card",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  languageShareImage: (languageSlug: string) => `/share/languages/${segment(languageSlug)}.png`,
  translationShareImage: (languageSlug: string, phraseSlug: string) =>
    `/share/phrases/${segment(languageSlug)}/${segment(phraseSlug)}.png`,
} as const;
