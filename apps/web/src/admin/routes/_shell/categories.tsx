import { createFileRoute } from "@tanstack/react-router";
import { CategoriesScreen } from "../../features/category/categories-screen.tsx";
import { categorySearch } from "../../features/category/category-search-params.ts";
import { useListUrl } from "../../lib/list/use-list-url.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";

/** The list, also below the dialog that adds a category, which has a URL of its own. */
export const Route = createFileRoute("/_shell/categories")({
  validateSearch: categorySearch,
  head: () => documentTitle("Categories"),
  component: Categories,
});

function Categories() {
  return <CategoriesScreen search={Route.useSearch()} {...useListUrl("/categories")} />;
}
