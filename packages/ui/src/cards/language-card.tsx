import { NativeText } from "../text/native-text.tsx";
import styles from "./language-card.module.css";

export interface LanguageCardProps {
  href: string;
  name: string;
  nativeName: string;
  code: string;
  script: string;
  direction: "ltr" | "rtl";
  speakers?: string | null;
  /** A sentence about the language. */
  summary?: string;
}

/** A language card, which is one link as a whole. */
export function LanguageCard(props: LanguageCardProps) {
  const { href, name, nativeName, code, script, direction, speakers, summary } = props;
  return (
    <a className={styles.card} href={href}>
      <NativeText code={code} script={script} direction={direction} size="card" className={styles.native}>
        {nativeName}
      </NativeText>
      <span className={styles.line}>
        {nativeName === name ? null : <span className={styles.name}>{name}</span>}
        {speakers ? <span className={styles.speakers}>{speakers} speakers</span> : null}
      </span>
      {summary ? <span className={styles.summary}>{summary}</span> : null}
    </a>
  );
}
