import { createFileRoute } from "@tanstack/react-router";
import { synonymSearch } from "../../features/synonym/synonym-search-params.ts";
import { SynonymsScreen } from "../../features/synonym/synonyms-screen.tsx";
import { useListUrl } from "../../lib/list/use-list-url.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";

/** The list, also below the dialog that adds a group, which has a URL of its own. */
export const Route = createFileRoute("/_shell/synonyms")({
  validateSearch: synonymSearch,
  head: () => documentTitle("Synonyms"),
  component: Synonyms,
});

function Synonyms() {
  return <SynonymsScreen search={Route.useSearch()} {...useListUrl("/synonyms", { term: undefined })} />;
}
