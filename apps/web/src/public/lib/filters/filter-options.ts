import type { Category } from "@saywhere/validators/content/category";
import type { Language } from "@saywhere/validators/content/language";

/** What the filters need of a language; the page carries it for each of them. */
export type LanguageOption = Pick<Language, "slug" | "name" | "nativeName" | "code" | "script" | "direction">;
export type CategoryOption = Pick<Category, "slug" | "name">;

export interface FilterOptions {
  languages: LanguageOption[];
  categories: CategoryOption[];
}

/** The page carries what the filters show, not all that is known of forty languages. */
export function filterOptions(languages: Language[], categories: Category[]): FilterOptions {
  return {
    languages: languages.map(({ slug, name, nativeName, code, script, direction }) => ({
      slug,
      name,
      nativeName,
      code,
      script,
      direction,
    })),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  };
}
