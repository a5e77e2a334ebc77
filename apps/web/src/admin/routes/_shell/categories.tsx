import { createFileRoute } from "@tanstack/react-router";
import { CategoryScreen } from "../../features/category/category-screen.tsx";
import { categorySearch } from "../../features/category/category-search.ts";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { pageHead } from "../../lib/screen/page-head.ts";

/** The list, also below the dialog that adds a category, which has an address of its own. */
export const Route = createFileRoute("/_shell/categories")({
  validateSearch: categorySearch,
  head: () => pageHead("Categories"),
  component: Categories,
});

function Categories() {
  return <CategoryScreen search={Route.useSearch()} {...useListAddress("/categories")} />;
}
