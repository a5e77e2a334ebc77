import { NativeText } from "@saywhere/ui/text/native-text";
import type { OtherLanguageTranslation, PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./translation-sidebar.module.css";

/** Number of other languages shown before the visitor expands the list. */
const FIRST = 6;

type TranslationSidebarProps = Pick<PhraseDetail, "phrase" | "language" | "same_phrase_other_languages">;

export function TranslationSidebar({
  phrase,
  language,
  same_phrase_other_languages,
}: TranslationSidebarProps) {
  const first = same_phrase_other_languages.slice(0, FIRST);
  const rest = same_phrase_other_languages.slice(FIRST);
  return (
    <div className={styles.sidebar} data-hide="print">
      <nav aria-labelledby="more-of-language" className={styles.block}>
        <h2 id="more-of-language" className={styles.title}>
          More {language.name}
        </h2>
        <ul className={styles.links}>
          <li>
            <a href={paths.language(language.slug)}>{language.name} overview</a>
          </li>
          <li>
            <a href={paths.commonPhrases(language.slug)}>Common phrases in {language.name}</a>
          </li>
          <li>
            <a href={paths.saved}>Your saved phrases</a>
          </li>
        </ul>
      </nav>
      {first.length > 0 && (
        <nav aria-labelledby="other-languages" className={styles.block}>
          <h2 id="other-languages" className={styles.title}>
            “{phrase.english}” in Other Languages
          </h2>
          <LanguageList translations={first} phraseSlug={phrase.slug} />
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>
                {rest.length} more {rest.length === 1 ? "language" : "languages"}
              </summary>
              <LanguageList translations={rest} phraseSlug={phrase.slug} />
            </details>
          )}
          <p className={styles.all}>
            <a href={paths.phrase(phrase.slug)}>View all languages</a>
          </p>
        </nav>
      )}
    </div>
  );
}

interface LanguageListProps {
  translations: OtherLanguageTranslation[];
  phraseSlug: string;
}

function LanguageList({ translations, phraseSlug }: LanguageListProps) {
  return (
    <ul className={styles.languages} data-defers-fonts>
      {translations.map((other) => (
        <li key={other.id}>
          <a href={paths.translation(other.language_slug, phraseSlug)}>
            <span className={styles.language}>{other.language_name}</span>
            <NativeText
              code={other.language_code}
              script={other.language_script}
              direction={other.language_direction}
            >
              {other.native_text}
            </NativeText>
          </a>
        </li>
      ))}
    </ul>
  );
}
