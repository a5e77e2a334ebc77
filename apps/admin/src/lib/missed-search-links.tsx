import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { TERM_LENGTH } from "@saywhere/validators/synonym";
import { Link } from "@tanstack/react-router";
import styles from "./missed-search-links.module.css";

/** What can be done so that a text that visitors look for is found. */
export function MissedSearchLinks({ text }: { text: string }) {
  return (
    <span className={styles.links}>
      <Link to="/phrases/new" search={{ english: text }}>
        Add phrase <VisuallyHidden>“{text}”</VisuallyHidden>
      </Link>
      {text.length <= TERM_LENGTH && (
        <Link to="/synonyms/new" search={{ term: text }}>
          Add synonym <VisuallyHidden>of “{text}”</VisuallyHidden>
        </Link>
      )}
    </span>
  );
}
