import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { OtherLanguageTranslation } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import styles from "./translation-list.module.css";

interface TranslationListProps {
  translations: OtherLanguageTranslation[];
  phraseSlug: string;
}

/**
 * The phrase in each language: the visitor's own first, then sorted by the English language names. That one is in the
 * form that the visitor says; the forms of all languages would be more to load than the page.
 */
export function TranslationList({ translations, phraseSlug }: TranslationListProps) {
  const mine = useMyLanguage()?.slug;
  const isMine = ({ language_slug }: OtherLanguageTranslation) => (language_slug === mine ? 0 : 1);
  const forms = useForms(mine ? [mine] : []);
  const byName = translations
    .toSorted((a, b) => (a.language_name < b.language_name ? -1 : 1))
    .toSorted((a, b) => isMine(a) - isMine(b))
    .map((one) => inForm(one, forms));
  return (
    <ul className={styles.list}>
      {byName.map((one) => (
        <li key={one.id} className={styles.item} data-of-language={one.language_slug}>
          <a href={paths.translation(one.language_slug, phraseSlug)} className={styles.link}>
            <span className={styles.language}>{one.language_name}</span>
            <NativeText
              code={one.language_code}
              script={one.language_script}
              direction={one.language_direction}
              size="card"
              className={styles.native}
            >
              {one.native_text}
            </NativeText>
            {one.romanization ? (
              <Romanization code={one.language_code}>{one.romanization}</Romanization>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
