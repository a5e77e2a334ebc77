import { useEffect, useState } from "react";
import { useQueryClient } from "../api/lazy-query-client.ts";
import { useTRPC } from "../api/trpc.ts";
import type { SavedPhrase } from "../saved-phrases.ts";
import type { Forms } from "./find-forms.ts";

const NONE: Forms = new Map();

/**
 * The forms that this visitor says; none until the page is hydrated, or when nothing is chosen.
 *
 * @param languages slugs of the languages whose phrases are shown
 */
export function useForms(languages: readonly string[]): Forms {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [forms, setForms] = useState<Forms | null>(null);
  const slugs = [...new Set(languages)].join();

  useEffect(() => {
    const left = new AbortController();
    import("./find-forms.ts").then(
      (part) => part.watchForms({ queryClient, api, slugs, show: setForms, left: left.signal }),
      (reason: unknown) => console.error("The forms did not load", reason),
    );
    return () => left.abort();
  }, [queryClient, api, slugs]);
  return forms ?? NONE;
}

/** The phrase in the form that the visitor says, unless it is in a form that somebody chose for it. */
export function inForm<Phrase extends Pick<SavedPhrase, "id" | "form">>(
  phrase: Phrase,
  forms: Forms,
): Phrase & { main?: Phrase } {
  if (phrase.form) return phrase;
  const form = forms.get(phrase.id);
  return form ? { ...phrase, ...form, main: phrase } : phrase;
}
