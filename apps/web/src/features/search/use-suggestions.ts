import { useDebouncedValue } from "@mantine/hooks";
import type { PhraseEntry } from "@saywhere/validators/phrase-entry";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
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
 * Suggests phrases for what was typed. Each text is a query of its own, so that an answer that comes late
 * cannot replace a newer one; until the newer one is there, the earlier suggestions stay.
 */
export function useSuggestions(text: string): Suggestions {
  const typed = text.trim();
  const [query] = useDebouncedValue(typed, DEBOUNCE);
  const enough = typed.length >= MIN_LENGTH && query.length >= MIN_LENGTH;
  const { data, isError, isPlaceholderData } = useQuery({
    ...useTRPC().search.hits.queryOptions({ query }),
    enabled: enough,
    placeholderData: keepPreviousData,
  });
  if (!enough) return { status: "closed", query, entries: [] };
  if (isError) return { status: "failed", query, entries: [] };
  const entries = (data ?? []).filter(({ language, phrase }) => language.slug && phrase.slug).slice(0, SHOWN);
  if (entries.length > 0) return { status: "found", query, entries };
  return { status: data && !isPlaceholderData ? "none" : "loading", query, entries };
}
