import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { loadLanguageEntries } from "../../lib/load-language-entries.ts";
import { readMyLanguage } from "../../lib/my-language.ts";
import { useTRPC } from "../../lib/trpc.ts";
import { CARD_SLUGS } from "./card-phrases.ts";
import { type AllergyCardChoice, readCard, storeCard } from "./stored-card.ts";

/** The card of this visitor, kept on the device; null until the page is hydrated. */
export function useAllergyCard() {
  const api = useTRPC();
  const queryClient = useQueryClient();
  const [card, setCard] = useState<AllergyCardChoice | null>(null);
  const [isStored, setIsStored] = useState(true);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stored = readCard();
    setCard({ ...stored, language: stored.language || (readMyLanguage()?.slug ?? "") });
  }, []);

  const change = (changed: Partial<AllergyCardChoice>) => {
    if (!card) return;
    const next = { ...card, ...changed };
    setCard(next);
    setIsStored(storeCard(next));
  };

  // Also loaded for a card that is stored, whose phrases editors may have corrected since.
  const language = card?.language;
  useEffect(() => {
    if (!language) return;
    let left = false;
    setFailed(false);
    loadLanguageEntries(queryClient, api, { language }).then(
      (all) => {
        if (left) return;
        const entries = all.filter(({ phrase }) => CARD_SLUGS.includes(phrase.slug));
        setCard((before) => {
          if (before?.language !== language) return before;
          const next = { ...before, entries };
          setIsStored(storeCard(next));
          return next;
        });
      },
      (error: unknown) => {
        console.info("The phrases of the card did not load", error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [queryClient, api, language, attempt]);

  return { card, change, isStored, failed, retry: () => setAttempt(attempt + 1) };
}
