import type { ListedLanguage } from "@saywhere/validators/content/language";
import { foldText } from "@saywhere/validators/texts/fold-text";
import type { LanguageSearch } from "./language-search-params.ts";

const collator = new Intl.Collator("en", { sensitivity: "base" });

/** The languages that contain every word of the search, in the requested order; by default the site's order. */
export function filterLanguages(
  languages: ListedLanguage[],
  { q = "", sort, order = "asc" }: LanguageSearch,
) {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const found = languages.filter((language) => {
    const { name, nativeName, code, family, aliases } = language;
    const text = foldText([name, nativeName, code, family, ...aliases].join(" "));
    return words.every((word) => text.includes(word));
  });
  if (!sort) return found;
  const sign = order === "asc" ? 1 : -1;
  // Empty values come last in both orders.
  return found.sort((a, b) => {
    const [left, right] = [a[sort], b[sort]];
    if (!left || !right) return Number(!left) - Number(!right);
    return sign * collator.compare(left, right);
  });
}
