import { createFileRoute } from "@tanstack/react-router";
import { LanguageScreen } from "../../features/language/language-screen.tsx";
import { languageSearch } from "../../features/language/language-search.ts";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { pageHead } from "../../lib/screen/page-head.ts";

/** The list, also below the dialog that adds a language, which has an address of its own. */
export const Route = createFileRoute("/_shell/languages")({
  validateSearch: languageSearch,
  head: () => pageHead("Languages"),
  component: Languages,
});

function Languages() {
  return <LanguageScreen search={Route.useSearch()} {...useListAddress("/languages")} />;
}
