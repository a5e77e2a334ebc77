import { NativeText } from "@saywhere/ui/text/native-text";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import styles from "./card-lines.module.css";

/** The sentences of a card, each with its English beside it. */
export function CardLines({ entries }: { entries: readonly PhraseEntry[] }) {
  return (
    <ul className={styles.lines}>
      {entries.map(({ id, phrase, language, native_text }) => (
        <li key={id}>
          <NativeText as="p" {...language} className={styles.native}>
            {native_text}
          </NativeText>
          <p className={styles.english}>{phrase.english}</p>
        </li>
      ))}
    </ul>
  );
}
