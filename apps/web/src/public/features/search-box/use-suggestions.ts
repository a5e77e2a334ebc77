import { SEARCH_MIN_LENGTH } from "@saywhere/validators/search/search-limits";
import type { SearchHit } from "@saywhere/validators/search/search-result";
import { useEffect, useState } from "react";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { Suggestion } from "./suggestion.tsx";

const DEBOUNCE = 150;
/** Delay in milliseconds after which a pending response is announced. */
const SLOW = 400;

type Answer = Omit<Suggestions, "slow">;

export interface Suggestions {
  status: "closed" | "loading" | "found" | "none" | "failed";
  /** The searched text. */
  query: string;
  hits: SearchHit[];
  /** Component that renders the suggestions; loaded with the first ones. */
  Suggestion?: typeof Suggestion | undefined;
  /** To be called with the text when one of them is opened. */
  onOpen?: ((typed: string) => void) | undefined;
  /** Whether a newer response is overdue. */
  slow: boolean;
}

/**
 * Suggests phrases for the typed text. A late response never replaces a newer one; the previous suggestions stay until
 * the newer response arrives.
 *
 * @param prefer slug of the language that comes first
 */
export function useSuggestions(text: string, prefer: string | undefined): Suggestions {
  const query = text.trim();
  const enough = query.length >= SEARCH_MIN_LENGTH;
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [answer, setAnswer] = useState<Answer>();
  const [slow, setSlow] = useState(false);
  // Not `useQuery`: every page would load its observers for this one box.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- No answer will end the slow state of the abandoned search.
    if (!enough) return setSlow(false);
    const asked = api.search.suggestions.queryOptions({ query, prefer });
    let latest = true;
    let waiting: ReturnType<typeof setTimeout>;
    const answered = (
      status: Answer["status"],
      hits: SearchHit[],
      shown?: Pick<Answer, "Suggestion" | "onOpen">,
    ) => {
      if (!latest) return;
      clearTimeout(waiting);
      setSlow(false);
      setAnswer({
        status,
        query,
        hits: hits.filter(({ language, phrase }) => language.slug && phrase.slug),
        ...shown,
      });
    };
    const asking = setTimeout(() => {
      waiting = setTimeout(setSlow, SLOW, true);
      Promise.all([queryClient.query(asked), import("./suggestion.tsx")]).then(
        ([hits, { Suggestion, inChosenForms, chooseLanguage }]) => {
          const onOpen = (typed: string) => chooseLanguage({ typed, query, hits, queryClient, api });
          const shown = { Suggestion, onOpen };
          answered(hits.length > 0 ? "found" : "none", hits, shown);
          if (!latest || hits.length === 0) return undefined;
          return inChosenForms(hits, queryClient, api).then((said) => answered("found", said, shown));
        },
        () => answered("failed", []),
      );
    }, DEBOUNCE);
    return () => {
      latest = false;
      clearTimeout(asking);
      clearTimeout(waiting);
      void queryClient.cancelQueries({ queryKey: asked.queryKey, exact: true });
    };
  }, [query, prefer, enough, queryClient, api]);
  if (!enough) return { status: "closed", query, hits: [], slow };
  if (answer && (answer.query === query || answer.status === "found")) return { ...answer, slow };
  return { status: "loading", query, hits: [], slow };
}
