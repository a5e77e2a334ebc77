import { CategoryDot, categoryStyle } from "@saywhere/ui/cards/category-dot";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { Language } from "@saywhere/validators/content/language";
import type { CommonPhrases } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./phrase-table.module.css";

interface PhraseTableProps {
  language: Language;
  category: CommonPhrases["categories"][number];
}

/** The phrases of one category, one row each: English, native text, romanization and pronunciation. */
export function PhraseTable({ language, category }: PhraseTableProps) {
  const { code, script, direction } = language;
  return (
    <section id={category.slug} className={styles.category} style={categoryStyle(category.slug)}>
      <h2 className={styles.title}>
        <CategoryDot slug={category.slug} /> {category.name}
      </h2>
      <p className={styles.description}>{category.description}</p>
      <ul className={styles.table}>
        {category.phrases.map((phrase) => (
          <li key={phrase.id} className={styles.row}>
            <a href={paths.translation(language.slug, phrase.slug)}>{phrase.english}</a>
            <NativeText code={code} script={script} direction={direction} className={styles.native}>
              {phrase.native_text}
            </NativeText>
            <span className={styles.sound}>
              {phrase.romanization ? <Romanization code={code}>{phrase.romanization}</Romanization> : null}
              {phrase.pronunciation_guide ? <Pronunciation guide={phrase.pronunciation_guide} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
