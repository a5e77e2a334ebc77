import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { LanguageCoverage, TranslationShow } from "@saywhere/validators/content/translation";
import { Link } from "@tanstack/react-router";
import styles from "./coverage-panel.module.css";
import { translationsUrl } from "./translations-url.ts";

interface CoverageFigureProps {
  language: LanguageCoverage["language"];
  /** "romanized" */
  what: string;
  /** The filter of the translation list that shows the remaining work. */
  show: Exclude<TranslationShow, "all">;
  done: number;
  of: number;
}

const format = new Intl.NumberFormat("en");

/** Coverage of a language as a bar, with a link to the remaining work. */
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
