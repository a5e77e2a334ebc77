import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { loadLanguageEntries } from "../../lib/api/load-language-entries.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { type MyLanguage, useMyLanguage } from "../../lib/my-language/my-language.ts";
import { CARD_SLUGS } from "./card-phrases.ts";
import { changeCard, isCardStored, readCard, subscribeToCard } from "./stored-card.ts";

/** The card of this visitor, kept on the device; null until the page is hydrated. */
export function useAllergyCard() {
  const api = useTRPC();
  const queryClient = useQueryClient();
  const stored = useSyncExternalStore(subscribeToCard, readCard, notYetKnown);
  const isStored = useSyncExternalStore(subscribeToCard, isCardStored, () => true);
  const form = useRef<HTMLFormElement>(null);
  // Before the first update, which sets the fields to the stored card.
  useLayoutEffect(() => {
    if (form.current) adoptChoice(form.current);
  }, []);
  const mine = useMyLanguage();
  useFollowing(mine);
  const language = stored?.language || mine?.slug || "";
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ language: string; retry: () => void } | null>(null);

  // Also loaded for a card that is stored, whose phrases editors may have corrected since.
  useEffect(() => {
    if (!language) return;
    const left = new AbortController();
    const { signal } = left;
    const load = async () => {
      try {
        const all = await loadLanguageEntries(queryClient, api, { language });
        if (signal.aborted) return;
        changeCard({ language, entries: all.filter(({ phrase }) => CARD_SLUGS.includes(phrase.slug)) });
        setLoaded(language);
        setFailed(null);
      } catch (error) {
        console.error("The phrases of the card did not load", error);
        if (signal.aborted) return;
        setFailed({ language, retry });
        addEventListener("online", retry, { once: true, signal });
      }
    };
    const retry = () => void load();
    retry();
    return () => left.abort();
  }, [queryClient, api, language]);

  return {
    form,
    card: stored && {
      ...stored,
      language,
      entries: stored.entries.filter((entry) => entry.language.slug === language),
    },
    isStored,
    /** Whether the phrases are those of the language, however few. */
    isLoaded: loaded === language,
    /** Chooses the language of the card; without one it is the visitor's. */
    choose: (slug: string) => changeCard({ language: slug || mine?.slug || "" }),
    /** Loads the phrases again, where that failed. */
    retry: failed?.language === language ? failed.retry : null,
  };
}

/** Another language of the visitor is that of the card too, unless another one was chosen on the card. */
function useFollowing(mine: MyLanguage | null): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!mine || mine.slug === before.current) return;
    const { language } = readCard();
    if (language && language === before.current) changeCard({ language: mine.slug });
    before.current = mine.slug;
  }, [mine]);
}

/** Adds to the stored card what the visitor has chosen in the page before React hydrated it. */
function adoptChoice({ elements }: HTMLFormElement): void {
  const card = readCard();
  const chosen = [...elements].find((field) => field instanceof HTMLSelectElement)?.value;
  if (chosen && chosen !== card.language) changeCard({ language: chosen });
  const added = [...elements]
    .filter((field) => field instanceof HTMLInputElement && field.checked)
    .map((field) => (field as HTMLInputElement).value.split(" "))
    .filter((slugs) => !slugs.some((slug) => card.ticked.includes(slug)))
    .flat();
  if (added.length === 0) return;
  changeCard({ ticked: CARD_SLUGS.filter((slug) => card.ticked.includes(slug) || added.includes(slug)) });
}

function notYetKnown(): null {
  return null;
}
