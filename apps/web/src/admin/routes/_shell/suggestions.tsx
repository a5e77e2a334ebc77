import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { suggestionSearch } from "../../features/suggestion/suggestion-search-params.ts";
import { SuggestionsScreen } from "../../features/suggestion/suggestions-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";
import { AcceptDialog } from "./-accept-suggestion.tsx";

export const Route = createFileRoute("/_shell/suggestions")({
  validateSearch: suggestionSearch,
  head: () => documentTitle("Suggestions"),
  component: Suggestions,
});

function Suggestions() {
  const navigate = Route.useNavigate();
  const [accepted, setAccepted] = useState<Suggestion | null>(null);
  return (
    <>
      <SuggestionsScreen
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        onAccept={setAccepted}
      />
      {accepted && <AcceptDialog suggestion={accepted} onClose={() => setAccepted(null)} />}
    </>
  );
}
