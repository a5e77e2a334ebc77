interface Filters {
  language?: string | undefined;
  category?: string | undefined;
}

type Slugs = readonly { slug: string }[];

/** What there is, under the slugs of now. */
export interface KnownSlugs {
  languages: Slugs;
  categories: Slugs;
}

/** Gives the slug that a record has now which had this one before; null or undefined where none had. */
type FindCurrentSlug = (kind: "language" | "category", slug: string) => Promise<string | null | undefined>;

/** What is asked for, with filters under the slugs of now. A slug that nothing has or had stays. */
export async function resolveFilterSlugs<Asked extends Filters>(
  asked: Asked,
  { languages, categories }: KnownSlugs,
  find: FindCurrentSlug,
): Promise<Asked> {
  const current = async (kind: "language" | "category", slug: string | undefined, known: Slugs) =>
    !slug || isCurrent(known, slug) ? slug : ((await find(kind, slug)) ?? slug);
  return {
    ...asked,
    language: await current("language", asked.language, languages),
    category: await current("category", asked.category, categories),
  };
}

/** Whether all filters, as far as there are any, are slugs of now. */
export function hasCurrentFilters(
  { language, category }: Filters,
  { languages, categories }: KnownSlugs,
): boolean {
  return isCurrent(languages, language) && isCurrent(categories, category);
}

const isCurrent = (known: Slugs, asked: string | undefined): boolean =>
  !asked || known.some(({ slug }) => slug === asked);
