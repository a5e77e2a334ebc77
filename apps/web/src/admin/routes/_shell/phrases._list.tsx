import { createFileRoute } from "@tanstack/react-router";
import { PhrasesScreen } from "../../features/phrase/phrase-screen.tsx";
import { phraseSearch } from "../../features/phrase/phrase-search.ts";
import { useListUrl } from "../../lib/list/use-list-address.ts";
import { documentTitle } from "../../lib/screen/page-head.ts";

/** The list, also below the dialog that adds a phrase; a phrase's translations are a screen beside it. */
export const Route = createFileRoute("/_shell/phrases/_list")({
  validateSearch: phraseSearch,
  head: () => documentTitle("Phrases"),
  component: Phrases,
});

function Phrases() {
  return <PhrasesScreen search={Route.useSearch()} {...useListUrl("/phrases", { english: undefined })} />;
}
