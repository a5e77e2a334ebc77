import { createFileRoute } from "@tanstack/react-router";
import { missedSearchAddress } from "../../features/missed-search/missed-search-params.ts";
import { MissedSearchesScreen } from "../../features/missed-search/missed-searches-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";
import { WantedDialogs } from "./-wanted-dialogs.tsx";

export const Route = createFileRoute("/_shell/missed-searches")({
  validateSearch: missedSearchAddress,
  head: () => documentTitle("Missed Searches"),
  component: MissedSearches,
});

function MissedSearches() {
  const navigate = Route.useNavigate();
  return (
    <WantedDialogs>
      <MissedSearchesScreen
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    </WantedDialogs>
  );
}
