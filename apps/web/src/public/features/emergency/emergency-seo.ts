import type { EmergencyLanguage } from "@saywhere/validators/content/emergency-guide";
import { paths } from "@saywhere/validators/urls/paths";
import { type Crumb, languageImage, type PageSeo } from "../../lib/seo.ts";

type LinkedLanguage = Pick<EmergencyLanguage, "slug" | "name">;

/** The breadcrumb of the page of all countries, or of that of a language. */
export function emergencyCrumbs(language?: LinkedLanguage): Crumb[] {
  return [
    { label: "Emergency", path: paths.emergency() },
    ...(language ? [{ label: language.name, path: paths.emergency(language.slug) }] : []),
  ];
}

/** Metadata for search engines and shared links. */
export function emergencySeo(language?: LinkedLanguage & Pick<EmergencyLanguage, "nativeName">): PageSeo {
  return {
    title: language ? `Emergency Phrases in ${language.name}` : "Emergency Numbers",
    description: `Numbers of the police, ambulance and fire services, and emergency phrases${
      language ? ` in ${language.name}` : ""
    } to show.`,
    path: paths.emergency(language?.slug),
    ...(language && { image: languageImage(language) }),
    breadcrumb: emergencyCrumbs(language),
  };
}
