import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useEffect, useState } from "react";
import { useQueryClient } from "../api/lazy-query-client.ts";
import { loadLanguageEntries } from "../api/load-language-entries.ts";
import { useTRPC } from "../api/trpc.ts";
import { inForm, useForms } from "../speaking-as/use-forms.ts";

/** What the card shows of a phrase in a language. */
export type ShownPhrase = Pick<PhraseEntry, "phrase" | "language" | "native_text" | "romanization">;

export interface CardSet {
  phrases: readonly ShownPhrase[];
  /** Index of the phrase to begin with. */
  start: number;
  /** Slug of the category whose other phrases in the language belong to the set too, and are loaded for it. */
  category?: string;
}

/** The phrases of a set, and which of them is shown. */
export function useCardSet({ phrases, start, category }: CardSet) {
  const [index, setIndex] = useState(start);
  const [loaded, setLoaded] = useState<readonly PhraseEntry[] | null>(null);
  const api = useTRPC();
  const queryClient = useQueryClient();
  const [first] = phrases;
  // Other sets come in the forms that the visitor says.
  const forms = useForms(category !== undefined && first ? [first.language.slug] : []);

  useEffect(() => {
    if (category === undefined || first === undefined) return;
    let left = false;
    const load = async () => {
      const language = first.language.slug;
      const entries = await loadLanguageEntries(queryClient, api, { language, category });
      const place = entries.findIndex((entry) => isSamePhrase(entry, first));
      if (left || place === -1) return;
      setLoaded(entries);
      setIndex(place);
    };
    // Without them, such as offline, the set is the one phrase.
    load().catch(() => {});
    return () => {
      left = true;
    };
  }, [queryClient, api, category, first]);

  // The page may show another form of its phrase than the list.
  const set: readonly ShownPhrase[] =
    loaded?.map((entry) => (first && isSamePhrase(entry, first) ? first : inForm(entry, forms))) ?? phrases;
  const move = (step: -1 | 1) => setIndex((current) => (set[current + step] ? current + step : current));
  return { phrases: set, index, shown: set[index], move };
}

function isSamePhrase(one: ShownPhrase, other: ShownPhrase): boolean {
  return one.phrase.slug === other.phrase.slug;
}
