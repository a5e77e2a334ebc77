import { createFileRoute } from "@tanstack/react-router";
import { DashboardScreen } from "../../features/dashboard/dashboard-screen.tsx";
import { dashboardSearch } from "../../features/dashboard/dashboard-search-params.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";
import { WantedDialogs } from "./-missed-search-dialogs.tsx";

export const Route = createFileRoute("/_shell/")({
  validateSearch: dashboardSearch,
  head: () => documentTitle("Dashboard"),
  component: Dashboard,
});

function Dashboard() {
  const navigate = Route.useNavigate();
  return (
    <WantedDialogs>
      <DashboardScreen
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    </WantedDialogs>
  );
}
