import { createFileRoute } from "@tanstack/react-router";
import { LanguagesScreen } from "../../features/language/language-screen.tsx";
import { languageSearch } from "../../features/language/language-search.ts";
import { useListUrl } from "../../lib/list/use-list-address.ts";
import { documentTitle } from "../../lib/screen/page-head.ts";

/** The list, also below the dialog that adds a language, which has an address of its own. */
export const Route = createFileRoute("/_shell/languages")({
  validateSearch: languageSearch,
  head: () => documentTitle("Languages"),
  component: Languages,
});

function Languages() {
  return <LanguagesScreen search={Route.useSearch()} {...useListUrl("/languages")} />;
}
