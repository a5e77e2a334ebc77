/**
 * Query strings as every other program reads them: plain text values. (The router's own way is JSON, which
 * turns `?q=007` into a number.)
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/**
 * The query string of such values, with its question mark; empty where there is none. Texts that are empty, false and
 * undefined are left out.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "number" || value === true || (typeof value === "string" && value))
      params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** The pages of the public site that read something from their query, and what. */
const PARAMETERS: [path: RegExp, names: string[]][] = [
  [/^\/languages\/[^/]+\/common-phrases\/?$/i, ["after", "before"]],
  [/^\/phrases\/?$/i, ["language", "category", "after"]],
  [/^\/search\/?$/i, ["q", "language", "category", "everywhere"]],
];

/** The parameters that a page reads from its query; it ignores every other one. */
export function pageParameters(pathname: string): string[] {
  return PARAMETERS.find(([path]) => path.test(pathname))?.[1] ?? [];
}

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
