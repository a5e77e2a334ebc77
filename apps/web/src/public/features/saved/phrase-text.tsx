import { NativeText, type NativeTextSize } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import styles from "./phrase-text.module.css";

interface PhraseTextProps {
  entry: SavedPhrase;
  size?: NativeTextSize;
}

/** A saved phrase: English, native text, romanization and pronunciation. */
export function PhraseText({ entry, size = "card" }: PhraseTextProps) {
  const { phrase, language, native_text, romanization, pronunciation_guide } = entry;
  return (
    <>
      <span className={styles.english}>{phrase.english}</span>
      <NativeText {...language} size={size} className={styles.native}>
        {native_text}
      </NativeText>
      {romanization ? <Romanization code={language.code}>{romanization}</Romanization> : null}
      {pronunciation_guide ? (
        <span className={styles.guide}>
          <Pronunciation guide={pronunciation_guide} />
        </span>
      ) : null}
    </>
  );
}
