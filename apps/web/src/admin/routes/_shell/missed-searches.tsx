import { createFileRoute } from "@tanstack/react-router";
import { missedSearchParams } from "../../features/missed-search/missed-search-params.ts";
import { MissedSearchesScreen } from "../../features/missed-search/missed-searches-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";
import { WantedDialogs } from "./-missed-search-dialogs.tsx";

export const Route = createFileRoute("/_shell/missed-searches")({
  validateSearch: missedSearchParams,
  head: () => documentTitle("Missed searches"),
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
