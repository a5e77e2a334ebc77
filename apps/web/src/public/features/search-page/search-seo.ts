import { paths } from "@saywhere/validators/urls/paths";
import type { SearchParams } from "../../lib/search-params.ts";
import type { PageSeo } from "../../lib/seo.ts";

export function searchSeo(query: SearchParams): PageSeo {
  return {
    title: query.q ? `Search results for “${query.q}”` : "Search",
    description: "Find any phrase in any language: in English, in its own script or in Latin letters.",
    path: paths.search(query.q, query),
    index: false,
  };
}
