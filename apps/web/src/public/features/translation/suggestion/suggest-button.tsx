import { Button } from "@saywhere/ui/button";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { runLazyAction } from "../../../lib/lazy/run-lazy-action.ts";
import styles from "../translation-screen.module.css";

/** Opens the form by which visitors suggest a correction. */
export function SuggestButton({ detail }: { detail: PhraseDetail }) {
  const open = async () => (await import("./open-suggestion-dialog.tsx")).openSuggestionDialog(detail);
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.suggest}
      onClick={() =>
        // Its script is not among what is kept for use without a connection.
        void runLazyAction(
          open,
          navigator.onLine ? "The form could not be opened" : "Suggestions need a connection",
        )
      }
    >
      Suggest a correction
    </Button>
  );
}
