import { useEffect, useState } from "react";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { gotNoResponse } from "../../lib/api/load-language-entries.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { loadSheetEntries } from "../../lib/sheets/load-sheet-entries.ts";
import type { PracticeItem } from "./practice-item.ts";

/** URL of the recording of a phrase; null where there is none, which is read by the device's voice. */
export type RecordingOf = (entry: SavedPhrase) => string | null;

/**
 * The recordings of a session's phrases, which lists do not carry. Until they are loaded, and without a connection, those
 * that were saved with a phrase.
 *
 * @param plan the same array during the session
 */
export function useRecordings(plan: readonly PracticeItem[]): RecordingOf {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [loaded, setLoaded] = useState<ReadonlyMap<number, string | null>>(new Map());
  useEffect(() => {
    let left = false;
    const phrases = plan.map(({ entry }) => ({ language: entry.language.slug, phrase: entry.phrase.slug }));
    loadSheetEntries({ queryClient, api }, phrases).then(
      (entries) => left || setLoaded(new Map(entries.map(({ id, audio_url }) => [id, audio_url]))),
      (error: unknown) => {
        if (!gotNoResponse(error)) console.error("The recordings did not load", error);
      },
    );
    return () => {
      left = true;
    };
  }, [queryClient, api, plan]);
  return ({ id, form, audio_url = null }) => {
    // A recording is one of the main form.
    if (form) return null;
    return loaded.has(id) ? (loaded.get(id) ?? null) : audio_url;
  };
}
