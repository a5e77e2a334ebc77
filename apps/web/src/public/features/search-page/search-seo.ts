import { paths } from "@saywhere/validators/urls/paths";
import type { PageSeo } from "../../lib/seo.ts";
import type { SearchQuery } from "./search-params.ts";

export function searchSeo(query: SearchQuery): PageSeo {
  return {
    title: query.q ? `Search results for “${query.q}”` : "Search",
    description: "Find any phrase in any language: in English, in its own script or in Latin letters.",
    path: paths.search(query.q, query),
    index: false,
  };
}
