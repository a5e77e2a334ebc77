import { createFileRoute } from "@tanstack/react-router";
import { SynonymScreen } from "../../features/synonym/synonym-screen.tsx";
import { synonymSearch } from "../../features/synonym/synonym-search.ts";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { pageHead } from "../../lib/screen/page-head.ts";

/** The list, also below the dialog that adds a group, which has an address of its own. */
export const Route = createFileRoute("/_shell/synonyms")({
  validateSearch: synonymSearch,
  head: () => pageHead("Synonyms"),
  component: Synonyms,
});

function Synonyms() {
  return <SynonymScreen search={Route.useSearch()} {...useListAddress("/synonyms", { term: undefined })} />;
}
