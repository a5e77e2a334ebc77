import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useAccess } from "../../lib/session/access.ts";

/** The suggestions that wait: in the languages of an editor who is limited to some, and how the list shows the same. */
export function useOpenSuggestions() {
  const { languageIds } = useAccess();
  const options = useTRPC().suggestion.list.queryOptions({
    status: "open",
    ...(languageIds && { language_ids: languageIds }),
  });
  // Visitors continue to send some, and other editors decide on them.
  const open = useQuery({ ...options, staleTime: 0 });
  return { open, search: languageIds ? { mine: true } : {} };
}
