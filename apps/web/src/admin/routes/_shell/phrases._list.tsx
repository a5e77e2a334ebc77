import { createFileRoute } from "@tanstack/react-router";
import { phraseSearch } from "../../features/phrase/phrase-search-params.ts";
import { PhrasesScreen } from "../../features/phrase/phrases-screen.tsx";
import { useListUrl } from "../../lib/list/use-list-url.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";

/** The list, also below the dialog that adds a phrase; a phrase's translations are a screen beside it. */
export const Route = createFileRoute("/_shell/phrases/_list")({
  validateSearch: phraseSearch,
  head: () => documentTitle("Phrases"),
  component: Phrases,
});

function Phrases() {
  return <PhrasesScreen search={Route.useSearch()} {...useListUrl("/phrases", { english: undefined })} />;
}
