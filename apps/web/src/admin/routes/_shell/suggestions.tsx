import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { useMutation } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { suggestionSearch } from "../../features/suggestion/suggestion-search-params.ts";
import { SuggestionsScreen } from "../../features/suggestion/suggestions-screen.tsx";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";
import { AcceptDialog } from "./-accept-suggestion.tsx";

export const Route = createFileRoute("/_shell/suggestions")({
  validateSearch: suggestionSearch,
  head: () => documentTitle("Suggestions"),
  component: Suggestions,
});

function Suggestions() {
  const navigate = Route.useNavigate();
  const [accepted, setAccepted] = useState<{ suggestion: Suggestion; audioUrl?: string } | null>(null);
  const store = useMutation(
    useTRPC().suggestion.storeRecording.mutationOptions({
      onError: onErrorToastWithReason("store the recording"),
    }),
  );
  const accept = (suggestion: Suggestion) => {
    if (!suggestion.has_recording) return setAccepted({ suggestion });
    store.mutate(
      { id: suggestion.id },
      // Another dialog may have been opened meanwhile.
      { onSuccess: ({ url }) => setAccepted((open) => open ?? { suggestion, audioUrl: url }) },
    );
  };
  return (
    <>
      <SuggestionsScreen
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        onAccept={accept}
        accepting={store.isPending ? store.variables.id : undefined}
      />
      {accepted && (
        <AcceptDialog key={accepted.suggestion.id} {...accepted} onClose={() => setAccepted(null)} />
      )}
    </>
  );
}
