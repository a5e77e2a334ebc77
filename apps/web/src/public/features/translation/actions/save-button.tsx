import { Button } from "@saywhere/ui/button";
import { IconBookmark } from "@tabler/icons-react";
import type { SavedPhrase } from "../../../lib/saved-phrases.ts";
import { useSaveToggle } from "../../../lib/use-save-toggle.ts";
import styles from "./actions.module.css";

/** Saves the phrase in this browser, or removes it. */
export function SaveButton({ entry }: { entry: SavedPhrase }) {
  const { saved, toggle } = useSaveToggle(entry);

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
