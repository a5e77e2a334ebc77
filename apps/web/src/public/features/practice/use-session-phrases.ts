import type { LanguageForm } from "@saywhere/validators/content/phrase-detail";
import type { SheetEntry } from "@saywhere/validators/content/sheet-entry";
import { useEffect, useState } from "react";
import { gotNoResponse } from "../../../shared/api-error.ts";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { loadSheetEntries } from "../../lib/sheets/load-sheet-entries.ts";
import { loadForms } from "../../lib/speaking-as/load-forms.ts";
import type { PracticeItem } from "./practice-item.ts";

export interface SessionPhrases {
  /** URL of the recording of a phrase; null where there is none, which is read by the device's voice. */
  recordingOf: (entry: SavedPhrase) => string | null;
  /** A phrase in all of its forms, the asked one among them. */
  formsOf: (entry: SavedPhrase) => readonly PhraseForm[];
}

export type PhraseForm = Pick<SavedPhrase, "native_text" | "romanization">;

/**
 * Loads what a session needs of its phrases beyond the data of lists. Until then, and offline, it uses what was saved
 * with each phrase.
 *
 * @param plan the same array during the session
 * @param withForms whether to load the other forms, with which typed answers are compared
 */
export function useSessionPhrases(plan: readonly PracticeItem[], withForms: boolean): SessionPhrases {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [loaded, setLoaded] = useState<ReadonlyMap<number, SheetEntry>>(new Map());
  const [forms, setForms] = useState<readonly LanguageForm[]>([]);
  useEffect(() => {
    let left = false;
    const report = (error: unknown) => {
      if (!gotNoResponse(error)) console.error("The phrases of the session did not load", error);
    };
    const phrases = plan.map(({ entry }) => ({ language: entry.language.slug, phrase: entry.phrase.slug }));
    loadSheetEntries({ queryClient, api }, phrases).then(
      (entries) => left || setLoaded(new Map(entries.map((entry) => [entry.id, entry]))),
      report,
    );
    for (const language of new Set(withForms ? phrases.map((phrase) => phrase.language) : [])) {
      loadForms(queryClient, api, language, { retry: false }).then(
        (ofLanguage) => left || setForms((before) => [...before, ...ofLanguage]),
        report,
      );
    }
    return () => {
      left = true;
    };
  }, [queryClient, api, plan, withForms]);
  return {
    recordingOf: ({ id, form, audio_url = null }) => {
      // A recording is one of the main form.
      if (form) return null;
      const entry = loaded.get(id);
      return entry ? entry.audio_url : audio_url;
    },
    formsOf: (entry) => {
      const main = loaded.get(entry.id) ?? entry.main;
      return [entry, ...(main ? [main] : []), ...forms.filter(({ id }) => id === entry.id)];
    },
  };
}
