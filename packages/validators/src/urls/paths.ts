/**
 * The addresses of the public site, in one place: pages link with them, the sitemap and the static copy
 * list them. Slugs are encoded, since slugs may hold letters of any script.
 */
const segment = encodeURIComponent;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

interface NarrowedSearch {
  language?: string | undefined;
  category?: string | undefined;
  everywhere?: "1" | undefined;
}

export const paths = {
  home: "/",
  languages: "/languages",
  language: (languageSlug: string) => `/languages/${segment(languageSlug)}`,
  /** The phrases of a language by category; a long list has further pages, which begin after a key or end before one. */
  commonPhrases: (languageSlug: string, place: { after?: string; before?: string } = {}) =>
    withQuery(`/languages/${segment(languageSlug)}/common-phrases`, {
      after: place.after,
      before: place.before,
    }),
  /** The filterable list; `after` is the key of the last entry of the page before. */
  phrases: (filters: { language?: string; category?: string; after?: string } = {}) =>
    withQuery("/phrases", { language: filters.language, category: filters.category, after: filters.after }),
  /** One phrase in every language. */
  phrase: (phraseSlug: string) => `/phrases/${segment(phraseSlug)}`,
  /** One phrase in one language. */
  translation: (languageSlug: string, phraseSlug: string) =>
    `/phrases/${segment(languageSlug)}/${segment(phraseSlug)}`,
  /** What a query finds, in a language or a category alone; `everywhere` takes no name in it for one of these. */
  search: (query?: string, narrowed: NarrowedSearch = {}) => withQuery("/search", { q: query, ...narrowed }),
  saved: "/saved",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  languageShareImage: (languageSlug: string) => `/share/languages/${segment(languageSlug)}.png`,
  translationShareImage: (languageSlug: string, phraseSlug: string) =>
    `/share/phrases/${segment(languageSlug)}/${segment(phraseSlug)}.png`,
} as const;
