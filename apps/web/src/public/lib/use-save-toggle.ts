import { useEffect } from "react";
import {
  forgetPhrase,
  isSamePhrase,
  type SavedPhrase,
  savePhrase,
  useSavedPhrases,
} from "./saved-phrases.ts";

/** Whether a phrase is saved in this browser, and a function that saves or removes it and shows what it did. */
export function useSaveToggle(entry: SavedPhrase) {
  const saved = useSavedPhrases()?.find((other) => isSamePhrase(other, entry));

  // A saved phrase is updated when its page has changed.
  useEffect(() => {
    if (saved && JSON.stringify(saved) !== JSON.stringify(entry)) savePhrase(entry);
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
