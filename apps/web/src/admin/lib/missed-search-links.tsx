import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { TERM_LENGTH } from "@saywhere/validators/content/search-term";
import { Link } from "@tanstack/react-router";
import { createContext, type MouseEvent, use } from "react";
import styles from "./missed-search-links.module.css";
import { useAccess } from "./session/access.ts";

/** A searched text, and the kind of record to add for it. */
export interface PendingAddition {
  text: string;
  as: "phrase" | "intent" | "synonym";
}

/** Opens the dialog that adds a record for a searched text, over the current screen. */
export const AddFromSearchContext = createContext<(wanted: PendingAddition) => void>(() => undefined);

/**
 * For users who may change all content: links that add a phrase or a synonym for a searched text, or the text to the ways to say a phrase. They open their dialogs over the current screen, which remains
 * after the dialog is closed; in a new tab, the dialog is over the list of phrases or synonyms; to add to a phrase, the list of phrases is opened.
 */
export function MissedSearchLinks({ text }: { text: string }) {
  const add = use(AddFromSearchContext);
  const { canEditContent } = useAccess();
  const adding = (as: PendingAddition["as"]) => ({
    "aria-haspopup": "dialog" as const,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      add({ text, as });
    },
  });
  if (!canEditContent) return null;
  return (
    <span className={styles.links}>
      <Link to="/phrases/new" search={{ english: text }} {...adding("phrase")}>
        Add phrase <VisuallyHidden>“{text}”</VisuallyHidden>
      </Link>
      {text.length <= TERM_LENGTH && (
        <>
          <Link to="/phrases" {...adding("intent")}>
            Add to a phrase <VisuallyHidden>“{text}”</VisuallyHidden>
          </Link>
          <Link to="/synonyms/new" search={{ term: text }} {...adding("synonym")}>
            Add synonym <VisuallyHidden>of “{text}”</VisuallyHidden>
          </Link>
        </>
      )}
    </span>
  );
}
