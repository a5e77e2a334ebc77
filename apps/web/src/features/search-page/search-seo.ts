import { paths } from "@saywhere/validators/paths";
import type { PageSeo } from "../../lib/seo.ts";

export function searchSeo(query: string | undefined): PageSeo {
  return {
    title: query ? `Search results for “${query}”` : "Search",
    description: "Find any phrase in any language: in English, in its own script or in Latin letters.",
    path: paths.search(query),
    index: false,
  };
}
