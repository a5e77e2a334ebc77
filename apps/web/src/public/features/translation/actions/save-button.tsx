import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { IconBookmark } from "@tabler/icons-react";
import { useEffect } from "react";
import { forgetPhrase, savePhrase, useSavedPhrases } from "../../../lib/saved-phrases.ts";
import styles from "./actions.module.css";

/** Saves the phrase in this browser, or removes it. */
export function SaveButton({ entry }: { entry: PhraseEntry }) {
  const saved = useSavedPhrases()?.find(({ id }) => id === entry.id);

  // A saved phrase is updated when its page has changed.
  useEffect(() => {
    if (saved && JSON.stringify(saved) !== JSON.stringify(entry)) savePhrase(entry);
  }, [saved, entry]);

  const subject = `“${entry.phrase.english}” in ${entry.language.name}`;
  const toggle = () => {
    if (!(saved ? forgetPhrase(entry.id) : savePhrase(entry))) {
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

  return (
    <Button
      variant="outline"
      className={styles.save}
      icon={<IconBookmark aria-hidden />}
      aria-pressed={saved !== undefined}
      title={saved ? "Remove from saved phrases" : undefined}
      onClick={toggle}
    >
      Save phrase
    </Button>
  );
}
