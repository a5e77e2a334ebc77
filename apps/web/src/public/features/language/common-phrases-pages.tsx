import { ButtonLink } from "@saywhere/ui/button";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./common-phrases-pages.module.css";

interface CommonPhrasesPagesProps {
  languageSlug: string;
  /** Keys of the pages beside this one; null where there is none. */
  next: string | null;
  previous: string | null;
}

/** The way on through a list that is too long for one page; nothing where it is not. */
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
