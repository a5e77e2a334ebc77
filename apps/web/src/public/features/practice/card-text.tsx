import { Button } from "@saywhere/ui/button";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useState } from "react";
import styles from "./session.module.css";

interface CardTextProps {
  entry: PhraseEntry;
  side: "english" | "language";
  /** Whether the visitor listens first: the text appears on request. */
  hidden?: boolean;
}

/** One side of a card: the phrase in English, or in its language. */
export function CardText({ entry, side, hidden = false }: CardTextProps) {
  const [requested, setRequested] = useState(false);
  if (side === "english") return <p className={styles.english}>{entry.phrase.english}</p>;
  if (hidden && !requested) {
    return (
      <Button variant="quiet" onClick={() => setRequested(true)}>
        Show the text
      </Button>
    );
  }
  const { language, native_text, romanization } = entry;
  return (
    <>
      <NativeText as="p" {...language} size="title" className={styles.native}>
        {native_text}
      </NativeText>
      {romanization ? (
        <Romanization code={language.code} size="lg">
          {romanization}
        </Romanization>
      ) : null}
    </>
  );
}
