import { createFileRoute } from "@tanstack/react-router";
import { SynonymsScreen } from "../../features/synonym/synonym-screen.tsx";
import { synonymSearch } from "../../features/synonym/synonym-search.ts";
import { useListUrl } from "../../lib/list/use-list-address.ts";
import { documentTitle } from "../../lib/screen/page-head.ts";

/** The list, also below the dialog that adds a group, which has an address of its own. */
export const Route = createFileRoute("/_shell/synonyms")({
  validateSearch: synonymSearch,
  head: () => documentTitle("Synonyms"),
  component: Synonyms,
});

function Synonyms() {
  return <SynonymsScreen search={Route.useSearch()} {...useListUrl("/synonyms", { term: undefined })} />;
}
