import { ButtonLink } from "@saywhere/ui/button";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./common-phrases-pages.module.css";

interface CommonPhrasesPagesProps {
  languageSlug: string;
  /** Cursors of the adjacent pages; null at the ends of the list. */
  next: string | null;
  previous: string | null;
}

/** Pagination of a list with more than one page; renders nothing for a single page. */
export function CommonPhrasesPages({ languageSlug, next, previous }: CommonPhrasesPagesProps) {
  if (next === null && previous === null) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {previous === null ? null : (
        <ButtonLink
          href={paths.commonPhrases(languageSlug, { before: previous })}
          rel="prev"
          variant="outline"
        >
          Previous phrases
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink href={paths.commonPhrases(languageSlug, { after: next })} rel="next" variant="outline">
          Next phrases
        </ButtonLink>
      )}
    </nav>
  );
}
