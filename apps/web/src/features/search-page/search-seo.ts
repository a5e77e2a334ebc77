import { paths } from "@saywhere/validators/paths";
import type { PageSeo } from "../../lib/seo.ts";
import type { SearchScreenProps } from "./search-screen.tsx";
import { searchTitle } from "./search-title.ts";

export function searchSeo({ query, found }: SearchScreenProps): PageSeo {
  return {
    title: query.q ? `Search results for “${query.q}”` : found ? searchTitle(query, found.result) : "Search",
    description: "Find any phrase in any language: in English, in its own script or in Latin letters.",
    path: paths.search(query.q, query),
    index: false,
  };
}
