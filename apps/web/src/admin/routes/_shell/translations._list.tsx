import { createFileRoute } from "@tanstack/react-router";
import { translationSearch } from "../../features/translation/translation-search-params.ts";
import { TranslationsScreen } from "../../features/translation/translations-screen.tsx";
import { useListUrl } from "../../lib/list/use-list-url.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";

/** The list, also below the dialog that adds a translation, which has a URL of its own. */
export const Route = createFileRoute("/_shell/translations/_list")({
  validateSearch: translationSearch,
  head: () => documentTitle("Translations"),
  component: Translations,
});

function Translations() {
  return <TranslationsScreen search={Route.useSearch()} {...useListUrl("/translations")} />;
}
