import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import { useEffect, useState } from "react";
import { pickOptions, type Verdict } from "./answers.ts";
import type { PracticeItem } from "./practice-item.ts";
import styles from "./session.module.css";

interface AnswerOptionsProps {
  item: PracticeItem;
  pool: readonly PracticeItem[];
  onAnswer: (verdict: Verdict, given: string) => void;
}

/** Four answers to choose one from, by pressing it or its number. */
export function AnswerOptions({ item, pool, onAnswer }: AnswerOptionsProps) {
  const [options] = useState(() => pickOptions(item, pool));
  const isEnglish = item.direction === "to-english";

  const choose = ({ key, entry }: PracticeItem) =>
    onAnswer(key === item.key ? "right" : "wrong", isEnglish ? entry.phrase.english : entry.native_text);

  useEffect(() => {
    const onKeyDown = ({ key, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (repeat) return;
      const isInCard = target instanceof Element && target.closest(`.${styles.card}`) !== null;
      const option = options[Number(key) - 1];
      if (option && isInCard && !ctrlKey && !metaKey && !altKey) choose(option);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  return (
    <ol className={styles.choices} aria-label="Answers">
      {options.map((option, index) => (
        <li key={option.key}>
          <button
            type="button"
            className={styles.option}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => choose(option)}
          >
            <kbd className={styles.key} aria-hidden>
              {index + 1}
            </kbd>
            {isEnglish ? <span>{option.entry.phrase.english}</span> : <OptionText item={option} />}
          </button>
        </li>
      ))}
    </ol>
  );
}

function OptionText({ item }: { item: PracticeItem }) {
  const { language, native_text, romanization } = item.entry;
  return (
    <span className={styles.optionText}>
      <NativeText {...language}>{native_text}</NativeText>
      {romanization ? <Romanization code={language.code}>{romanization}</Romanization> : null}
    </span>
  );
}
