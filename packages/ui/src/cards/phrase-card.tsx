import type { ReactNode } from "react";
import { NativeText } from "../text/native-text.tsx";
import { Romanization } from "../text/romanization.tsx";
import { CategoryDot, categoryStyle } from "./category-dot.tsx";
import styles from "./phrase-card.module.css";

export interface PhraseCardProps {
  href: string;
  english: ReactNode;
  nativeText: ReactNode;
  romanization?: ReactNode;
  /** Another form of the phrase, shown below the others. */
  variant?: ReactNode;
  language: { name: string; code: string; script: string; direction: "ltr" | "rtl" };
  category: { slug: string; name: string };
  /** Content of the last line; omit what the page around it already shows. */
  show?: "both" | "language" | "category";
  /** A button in the last line, such as one that saves the phrase; its space is reserved in any case. */
  action?: ReactNode;
}

/** A phrase in one language, as one link whose accessible name is the English and the native text, and a button. */
export function PhraseCard(props: PhraseCardProps) {
  const {
    href,
    english,
    nativeText,
    romanization,
    variant,
    language,
    category,
    show = "both",
    action,
  } = props;
  return (
    <>
      <a className={styles.card} href={href} style={categoryStyle(category.slug)}>
        <span className={styles.english}>{english}</span>
        <NativeText {...language} size="card" className={styles.native}>
          {nativeText}
        </NativeText>
        {romanization || variant ? (
          <span className={styles.romanization}>
            {romanization ? <Romanization code={language.code}>{romanization}</Romanization> : null}
            {variant}
          </span>
        ) : null}
        <span className={styles.meta}>
          <CategoryDot slug={category.slug} />
          {show === "language" ? null : <span>{category.name}</span>}
          {show === "category" ? null : <span>{language.name}</span>}
        </span>
      </a>
      {action && <span className={styles.action}>{action}</span>}
    </>
  );
}
