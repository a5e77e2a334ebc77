import type { Language } from "@saywhere/validators/content/language";
import { paths } from "@saywhere/validators/urls/paths";
import type { PageSeo } from "./seo.ts";

/** The share image of a language's pages. */
export function languageImage({
  slug,
  name,
  nativeName,
}: Pick<Language, "slug" | "name" | "nativeName">): NonNullable<PageSeo["image"]> {
  return { path: paths.languageShareImage(slug), alt: `${name}: ${nativeName}` };
}
