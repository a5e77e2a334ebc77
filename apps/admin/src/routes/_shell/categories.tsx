import { createFileRoute } from "@tanstack/react-router";
import { CategoryScreen } from "../../features/category/category-screen.tsx";
import { categorySearch } from "../../features/category/category-search.ts";
import { pageHead } from "../../lib/page-head.ts";
import { useListAddress } from "../../lib/use-list-address.ts";

/** The list, also below the dialog that adds a category, which has an address of its own. */
export const Route = createFileRoute("/_shell/categories")({
  validateSearch: categorySearch,
  head: () => pageHead("Categories"),
  component: Categories,
});

function Categories() {
  return <CategoryScreen search={Route.useSearch()} {...useListAddress("/categories")} />;
}
