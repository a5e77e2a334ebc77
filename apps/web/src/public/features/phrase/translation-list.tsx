import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import rows from "../../lib/list-tools/save-row.module.css";
import { useListTools } from "../../lib/list-tools/use-list-tools.ts";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";
import styles from "./translation-list.module.css";

/**
 * The phrase in each language: the visitor's own first, then sorted by the English language names. That one is in the
 * form that the visitor says. Loading the forms of all languages would take more than the page itself.
 */
export function TranslationList(phrase: PhraseInAllLanguages) {
  const mine = useMyLanguage()?.slug;
  const isMine = ({ language }: PhraseEntry) => language.slug === mine;
  const { SaveIcon, inForm } = useListTools(mine ? [mine] : []);
  const sorted = toEntries(phrase)
    .toSorted(
      (a, b) => Number(isMine(b)) - Number(isMine(a)) || a.language.name.localeCompare(b.language.name, "en"),
    )
    .map(inForm);
  return (
    <ul className={styles.list}>
      {sorted.map((entry) => {
        const { slug, name, code } = entry.language;
        return (
          <li key={entry.id} className={`${rows.row} ${styles.item}`} data-of-language={slug}>
            <a href={paths.translation(slug, entry.phrase.slug)} className={styles.link}>
              <span className={styles.language}>{name}</span>
              <NativeText {...entry.language} size="card" className={styles.native}>
                {entry.native_text}
              </NativeText>
              {entry.romanization ? <Romanization code={code}>{entry.romanization}</Romanization> : null}
            </a>
            {SaveIcon && <SaveIcon entry={entry} />}
          </li>
        );
      })}
    </ul>
  );
}

function toEntries({ phrase, category, translations }: PhraseInAllLanguages): PhraseEntry[] {
  return translations.map((one) => ({
    id: one.id,
    phrase,
    language: {
      slug: one.language_slug,
      name: one.language_name,
      code: one.language_code,
      script: one.language_script,
      direction: one.language_direction,
    },
    category,
    native_text: one.native_text,
    romanization: one.romanization,
  }));
}
