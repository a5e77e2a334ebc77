import { createFileRoute } from "@tanstack/react-router";
import { LanguageScreen } from "../../features/language/language-screen.tsx";
import { languageSearch } from "../../features/language/language-search.ts";
import { pageHead } from "../../lib/page-head.ts";
import { useListAddress } from "../../lib/use-list-address.ts";

/** The list, also below the dialog that adds a language, which has an address of its own. */
export const Route = createFileRoute("/_shell/languages")({
  validateSearch: languageSearch,
  head: () => pageHead("Languages"),
  component: Languages,
});

function Languages() {
  return <LanguageScreen search={Route.useSearch()} {...useListAddress("/languages")} />;
}
