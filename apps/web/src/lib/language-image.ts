import type { Language } from "@saywhere/validators/language";
import { paths } from "@saywhere/validators/paths";
import type { PageSeo } from "./seo.ts";

/** The share image of a language's pages. */
export function languageImage({
  slug,
  name,
  nativeName,
}: Pick<Language, "slug" | "name" | "nativeName">): NonNullable<PageSeo["image"]> {
  return { path: paths.languageShareImage(slug), alt: `${name}: ${nativeName}` };
}
