import { createFileRoute } from "@tanstack/react-router";
import { ActivityScreen } from "../../features/activity/activity-screen.tsx";
import { activitySearch } from "../../features/activity/activity-search-params.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/activity")({
  validateSearch: activitySearch,
  head: () => documentTitle("Activity"),
  component: Activity,
});

function Activity() {
  const navigate = Route.useNavigate();
  return (
    <ActivityScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
