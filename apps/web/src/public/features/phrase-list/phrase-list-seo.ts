import { paths } from "@saywhere/validators/urls/paths";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import type { PhraseListParams } from "../../lib/search-params.ts";
import type { PageSeo } from "../../lib/seo.ts";

export const LIST_TITLE = "Popular Language Phrases";

export function phraseListSeo(filters: PhraseListParams, options: FilterOptions): PageSeo {
  const filtered = filters.language !== undefined || filters.category !== undefined;
  const title = filtered ? describeFilters(filters, options) : LIST_TITLE;
  const path = paths.phrases(filters);
  return {
    title,
    description: `${describeFilters(filters, options)}: native script, romanization and how to say it, phrase by phrase.`,
    path,
    // Later pages of the list change with the content; search engines find the phrases by their own URLs.
    index: filters.after === undefined,
    breadcrumb: [{ label: "Phrases", path: paths.phrases() }, ...(filtered ? [{ label: title, path }] : [])],
  };
}

/** Describes the filtered list in words: "Greetings in Farsi (Persian)". */
export function describeFilters(filters: PhraseListParams, { languages, categories }: FilterOptions): string {
  const language = languages.find(({ slug }) => slug === filters.language)?.name;
  const category = categories.find(({ slug }) => slug === filters.category)?.name;
  if (language) return `${category ?? "Phrases"} in ${language}`;
  return category ? `${category} in all languages` : "Phrases in all languages";
}
