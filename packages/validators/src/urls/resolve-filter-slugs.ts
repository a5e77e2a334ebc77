interface Filters {
  language?: string | undefined;
  category?: string | undefined;
  /** The language whose results come first; no filter, so that the site ignores an unknown one. */
  prefer?: string | undefined;
}

type Slugs = readonly { slug: string }[];

/** The current slugs of all records. */
export interface KnownSlugs {
  languages: Slugs;
  categories: Slugs;
}

/** Returns the current slug of the record that had this slug before; null or undefined when none had. */
type FindCurrentSlug = (kind: "language" | "category", slug: string) => Promise<string | null | undefined>;

/** Replaces old slugs of the filters by the current ones. A slug that no record has or had is preserved. */
export async function resolveFilterSlugs<Requested extends Filters>(
  requested: Requested,
  { languages, categories }: KnownSlugs,
  find: FindCurrentSlug,
): Promise<Requested> {
  const current = async (kind: "language" | "category", slug: string | undefined, known: Slugs) =>
    !slug || isCurrent(known, slug) ? slug : ((await find(kind, slug)) ?? slug);
  return {
    ...requested,
    language: await current("language", requested.language, languages),
    category: await current("category", requested.category, categories),
    prefer: await current("language", requested.prefer, languages),
  };
}

/** Whether all filters, as far as there are any, are current slugs. */
export function hasCurrentFilters(
  { language, category }: Filters,
  { languages, categories }: KnownSlugs,
): boolean {
  return isCurrent(languages, language) && isCurrent(categories, category);
}

const isCurrent = (known: Slugs, requested: string | undefined): boolean =>
  !requested || known.some(({ slug }) => slug === requested);
