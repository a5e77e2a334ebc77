import { useEffect, useRef } from "react";
import {
  forgetPhrase,
  isSamePhrase,
  type SavedPhrase,
  savedPhraseKey,
  savePhrase,
  useSavedPhrases,
} from "./saved-phrases.ts";

/** Whether a phrase is saved in this browser, and a function that saves or removes it and shows what it did. */
export function useSaveToggle(shown: SavedPhrase) {
  const entry = shown.main ?? shown;
  const saved = useSavedPhrases()?.find((other) => isSamePhrase(other, entry));

  // A saved phrase is updated when its page has changed: once per page, because another tab may show an older state, and
  // by what the page has, because lists have no recordings.
  const updated = useRef<string | null>(null);
  useEffect(() => {
    if (!saved || updated.current === savedPhraseKey(entry)) return;
    updated.current = savedPhraseKey(entry);
    const current = { ...saved, ...entry };
    if (JSON.stringify(saved) !== JSON.stringify(current)) savePhrase(current);
  }, [saved, entry]);

  const toggle = () => {
    const isDone = saved ? forgetPhrase(entry) : savePhrase(entry);
    import("./sheets/report-save.ts").then(
      ({ reportSave }) => reportSave(entry, { isDone, isSaved: !saved }),
      // The button shows what happened.
      (error: unknown) => console.error("The report of a saved phrase did not load", error),
    );
  };

  return { saved, toggle };
}
