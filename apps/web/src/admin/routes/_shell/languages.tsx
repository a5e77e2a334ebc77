import { createFileRoute } from "@tanstack/react-router";
import { languageSearch } from "../../features/language/language-search-params.ts";
import { LanguagesScreen } from "../../features/language/languages-screen.tsx";
import { useListUrl } from "../../lib/list/use-list-url.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";

/** The list, also below the dialog that adds a language, which has a URL of its own. */
export const Route = createFileRoute("/_shell/languages")({
  validateSearch: languageSearch,
  head: () => documentTitle("Languages"),
  component: Languages,
});

function Languages() {
  return <LanguagesScreen search={Route.useSearch()} {...useListUrl("/languages")} />;
}
