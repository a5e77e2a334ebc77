import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { SearchMatch } from "@saywhere/validators/search/search-result";
import { type ComponentType, startTransition, useEffect, useState } from "react";
import { useQueryClient } from "../api/lazy-query-client.ts";
import { useTRPC } from "../api/trpc.ts";
import type { SavedPhrase } from "../saved-phrases.ts";

/** A phrase of a list; one that a search found has a match. */
export type ListedPhrase = PhraseEntry & Pick<SavedPhrase, "main"> & { match?: SearchMatch | null };

/** What a list does for this visitor once its scripts have run, so that pages are the same for all visitors. */
export interface ListTools {
  /** The button that saves a phrase; null until it is loaded. */
  SaveIcon: ComponentType<{ entry: SavedPhrase }> | null;
  /** The phrase in the form that the visitor says. */
  inForm<Phrase extends ListedPhrase>(phrase: Phrase): Phrase;
}

const NONE: ListTools = { SaveIcon: null, inForm: (phrase) => phrase };

/** @param languages slugs of the languages whose phrases are shown in the forms that the visitor says */
export function useListTools(languages: readonly string[]): ListTools {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [tools, setTools] = useState(NONE);
  // Sorted, so that another order of the results loads nothing again.
  const slugs = [...new Set(languages)].sort().join();
  useEffect(() => {
    const left = new AbortController();
    // The list is rendered again with its tools, beside what the visitor does.
    const show = (loaded: ListTools) => startTransition(() => setTools(loaded));
    import("./watch-list-tools.ts").then(
      (part) => part.watchListTools({ queryClient, api, slugs, show, left: left.signal }),
      (reason: unknown) => console.error("The buttons of the list did not load", reason),
    );
    return () => left.abort();
  }, [queryClient, api, slugs]);
  return tools;
}
