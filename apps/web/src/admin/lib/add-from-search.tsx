import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { TERM_LENGTH } from "@saywhere/validators/content/synonym";
import { Link } from "@tanstack/react-router";
import { createContext, type MouseEvent, use } from "react";
import styles from "./add-from-search.module.css";

/** A text that visitors look for, and as what it is to be found. */
export interface PendingAddition {
  text: string;
  as: "phrase" | "synonym";
}

/** Opens the dialog that adds a text that is wanted, over the screen that shows it. */
export const AddFromSearchContext = createContext<(wanted: PendingAddition) => void>(() => undefined);

/**
 * What can be done so that a text that visitors look for is found. The links open their dialogs over the screen where
 * they are, so that whoever closes one goes on there; another tab shows the same over the list of phrases or synonyms.
 */
export function MissedSearchLinks({ text }: { text: string }) {
  const add = use(AddFromSearchContext);
  const adding = (as: PendingAddition["as"]) => ({
    "aria-haspopup": "dialog" as const,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      add({ text, as });
    },
  });
  return (
    <span className={styles.links}>
      <Link to="/phrases/new" search={{ english: text }} {...adding("phrase")}>
        Add phrase <VisuallyHidden>“{text}”</VisuallyHidden>
      </Link>
      {text.length <= TERM_LENGTH && (
        <Link to="/synonyms/new" search={{ term: text }} {...adding("synonym")}>
          Add synonym <VisuallyHidden>of “{text}”</VisuallyHidden>
        </Link>
      )}
    </span>
  );
}
