import type { Category } from "@saywhere/validators/content/category";
import type { Language } from "@saywhere/validators/content/language";

/** The fields of a language that filters need; the page carries them for each language. */
export type LanguageOption = Pick<Language, "slug" | "name" | "nativeName" | "code" | "script" | "direction">;
export type CategoryOption = Pick<Category, "slug" | "name">;

export interface FilterOptions {
  languages: LanguageOption[];
  categories: CategoryOption[];
}

/** Limits the data to what the filters show, so that the page does not carry forty whole language records. */
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
