import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { LanguageCoverage, TranslationShow } from "@saywhere/validators/content/translation";
import { Link } from "@tanstack/react-router";
import styles from "./coverage-panel.module.css";
import { translationsUrl } from "./translations-url.ts";

interface CoverageFigureProps {
  language: LanguageCoverage["language"];
  /** "romanized" */
  what: string;
  /** The filter of the list of translations that shows what is left to do. */
  show: Exclude<TranslationShow, "all">;
  done: number;
  of: number;
}

const format = new Intl.NumberFormat("en");

/** How much of a language is done, as a bar, and the way to what is not. */
export function CoverageStat({ language, what, show, done, of }: CoverageFigureProps) {
  const complete = done >= of;
  return (
    <Link
      {...translationsUrl(language.id, complete ? undefined : show)}
      className={styles.figure}
      data-complete={complete || undefined}
    >
      <span className={styles.numbers}>
        <VisuallyHidden>{language.name}:</VisuallyHidden> {format.format(done)}{" "}
        <span className={styles.of}>/ {format.format(of)}</span> <VisuallyHidden>{what}</VisuallyHidden>
      </span>
      <span className={styles.bar}>
        <span style={{ inlineSize: `${of === 0 ? 0 : (100 * done) / of}%` }} />
      </span>
    </Link>
  );
}
