import { createFileRoute } from "@tanstack/react-router";
import { PhraseScreen } from "../../features/phrase/phrase-screen.tsx";
import { phraseSearch } from "../../features/phrase/phrase-search.ts";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { pageHead } from "../../lib/screen/page-head.ts";

/** The list, also below the dialog that adds a phrase; a phrase's translations are a screen beside it. */
export const Route = createFileRoute("/_shell/phrases/_list")({
  validateSearch: phraseSearch,
  head: () => pageHead("Phrases"),
  component: Phrases,
});

function Phrases() {
  return <PhraseScreen search={Route.useSearch()} {...useListAddress("/phrases", { english: undefined })} />;
}
