import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { loadLanguageEntries } from "../load-language-entries.ts";
import { useTRPC } from "../trpc.ts";

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
  const [set, setSet] = useState({ phrases, index: start });
  const api = useTRPC();
  const queryClient = useQueryClient();
  const [first] = phrases;

  useEffect(() => {
    if (category === undefined || first === undefined) return;
    let left = false;
    const load = async () => {
      const language = first.language.slug;
      const entries = await loadLanguageEntries(queryClient, api, { language, category });
      const index = entries.findIndex(({ phrase }) => phrase.slug === first.phrase.slug);
      // The page may show another form of the phrase than the list.
      if (!left && index !== -1) setSet({ phrases: entries.with(index, first as PhraseEntry), index });
    };
    // Without them, such as offline, the set is the one phrase.
    load().catch(() => {});
    return () => {
      left = true;
    };
  }, [queryClient, api, category, first]);

  const move = (step: -1 | 1) =>
    setSet((current) => {
      const index = current.index + step;
      return current.phrases[index] ? { ...current, index } : current;
    });
  return { ...set, shown: set.phrases[set.index], move };
}
