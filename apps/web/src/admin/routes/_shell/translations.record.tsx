import { createFileRoute, useCanGoBack, useRouter } from "@tanstack/react-router";
import { RecordingScreen } from "../../features/recording/recording-screen.tsx";
import { recordingSearch } from "../../features/recording/recording-search-params.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/translations/record")({
  validateSearch: recordingSearch,
  head: () => documentTitle("Recording studio"),
  component: Recording,
});

function Recording() {
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <RecordingScreen
      search={Route.useSearch()}
      onSearch={(changes) =>
        void navigate({ search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
      }
      onLeave={() => (canGoBack ? history.back() : void navigate({ to: "/translations" }))}
    />
  );
}
