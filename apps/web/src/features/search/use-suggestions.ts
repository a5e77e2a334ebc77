import type { PhraseEntry } from "@saywhere/validators/phrase-entry";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTRPC } from "../../lib/trpc.ts";

/** Specification §9; not imported from the validators, which would bring their schemas to the browser. */
const MIN_LENGTH = 3;
const SHOWN = 8;
const DEBOUNCE = 150;

export interface Suggestions {
  status: "closed" | "loading" | "found" | "none" | "failed";
  /** The text that was looked for. */
  query: string;
  entries: PhraseEntry[];
}

/**
 * Suggests phrases for what was typed. An answer that comes late does not replace a newer one; until the newer
 * one is there, the earlier suggestions stay.
 */
export function useSuggestions(text: string): Suggestions {
  const query = text.trim();
  const enough = query.length >= MIN_LENGTH;
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [answer, setAnswer] = useState<Suggestions>();
  // Not `useQuery`, whose observers every page would carry for this one box.
  useEffect(() => {
    if (!enough) return;
    const asked = api.search.hits.queryOptions({ query });
    let latest = true;
    const timer = setTimeout(() => {
      queryClient.query(asked).then(
        (hits) => latest && setAnswer(answerOf(query, hits)),
        () => latest && setAnswer({ status: "failed", query, entries: [] }),
      );
    }, DEBOUNCE);
    return () => {
      latest = false;
      clearTimeout(timer);
      void queryClient.cancelQueries({ queryKey: asked.queryKey, exact: true });
    };
  }, [query, enough, queryClient, api]);
  if (!enough) return { status: "closed", query, entries: [] };
  if (answer && (answer.query === query || answer.status === "found")) return answer;
  return { status: "loading", query, entries: [] };
}

function answerOf(query: string, hits: PhraseEntry[]): Suggestions {
  const entries = hits.filter(({ language, phrase }) => language.slug && phrase.slug).slice(0, SHOWN);
  return { status: entries.length > 0 ? "found" : "none", query, entries };
}
