import { notify } from "@saywhere/ui/toasts/notify";
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

  const subject = `“${entry.phrase.english}” in ${entry.language.name}`;
  const toggle = () => {
    if (!(saved ? forgetPhrase(entry) : savePhrase(entry))) {
      notify({
        title: "The phrase could not be saved",
        message:
          "Your browser is blocking storage for this site. Allow it to store site data, then try again.",
        variant: "destructive",
      });
    } else if (saved) {
      notify({ title: subject, message: "Removed." });
    } else {
      notify({ title: subject, message: "Saved on this device." });
    }
  };

  return { saved, toggle };
}
