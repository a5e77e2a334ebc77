import { CategoryDot, categoryStyle } from "@saywhere/ui/cards/category-dot";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { Language } from "@saywhere/validators/content/language";
import type { CommonPhrase, CommonPhrases } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { memo } from "react";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import type { LoadedRowTools } from "../../lib/sound/use-row-tools.ts";
import styles from "./category-phrases.module.css";

type CommonCategory = CommonPhrases["categories"][number];

interface CategoryPhrasesProps {
  language: Language;
  category: CommonCategory;
  tools: LoadedRowTools;
}

/** The phrases of one category, one row each, below a heading that stays in sight while they are scrolled. */
export function CategoryPhrases({ language, category, tools }: CategoryPhrasesProps) {
  const { slug, name, description, phrases } = category;
  return (
    <section id={slug} className={styles.category} style={categoryStyle(slug)}>
      <h2 className={styles.title}>
        <CategoryDot slug={slug} /> {name}
      </h2>
      <p className={styles.description}>{description}</p>
      <ul className={styles.table}>
        {phrases.map((phrase) => (
          <PhraseRow
            key={phrase.id}
            language={language}
            categorySlug={slug}
            categoryName={name}
            phrase={phrase}
            {...tools}
          />
        ))}
      </ul>
    </section>
  );
}

interface PhraseRowProps extends LoadedRowTools {
  language: Language;
  categorySlug: string;
  categoryName: string;
  phrase: ShownPhrase;
}

/** A phrase in the form that the visitor says. */
type ShownPhrase = CommonPhrase & Pick<SavedPhrase, "form"> & { main?: CommonPhrase };

/** A phrase: English, native text, romanization, pronunciation and its buttons. Unchanged while the list is filtered. */
const PhraseRow = memo(function PhraseRow({
  language: { slug, name, code, script, direction },
  categorySlug,
  categoryName,
  phrase,
  RowTools,
  voice,
}: PhraseRowProps) {
  const { native_text, romanization, pronunciation_guide } = phrase;
  const toEntry = ({ slug: phraseSlug, english, main, ...texts }: ShownPhrase): SavedPhrase => ({
    ...texts,
    phrase: { slug: phraseSlug, english },
    language: { slug, name, code, script, direction },
    category: { slug: categorySlug, name: categoryName },
    main: main && toEntry(main),
  });
  return (
    <li className={styles.row}>
      <a href={paths.translation(slug, phrase.slug)}>{phrase.english}</a>
      <NativeText code={code} script={script} direction={direction} className={styles.native}>
        {native_text}
      </NativeText>
      <span className={styles.sound}>
        {romanization ? <Romanization code={code}>{romanization}</Romanization> : null}
        {pronunciation_guide ? <Pronunciation guide={pronunciation_guide} /> : null}
      </span>
      <span className={styles.actions}>{RowTools && <RowTools entry={toEntry(phrase)} voice={voice} />}</span>
    </li>
  );
});
