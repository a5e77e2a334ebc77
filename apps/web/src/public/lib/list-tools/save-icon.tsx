import { IconButton } from "@saywhere/ui/icon-button";
import { IconBookmark } from "@tabler/icons-react";
import { useQueryClient } from "../api/lazy-query-client.ts";
import { useTRPC } from "../api/trpc.ts";
import type { SavedPhrase } from "../saved-phrases.ts";
import { useSaveToggle } from "../use-save-toggle.ts";
import styles from "./save-icon.module.css";

/** Saves a phrase of a list in this browser, or removes it. Loaded after the page, which reserves the space. */
export function SaveIcon({ entry }: { entry: SavedPhrase }) {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const { saved, toggle } = useSaveToggle(entry);
  const save = () => {
    toggle();
    if (saved) return;
    import("./fill-in-saved-phrase.ts").then(
      (part) => part.fillInSavedPhrase({ queryClient, api }, entry.main ?? entry),
      (reason: unknown) => console.error("The pronunciation did not load", reason),
    );
  };
  return (
    <IconButton
      label={`Save “${entry.phrase.english}” in ${entry.language.name}`}
      pressed={saved !== undefined}
      className={styles.save}
      onClick={save}
    >
      <IconBookmark size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
