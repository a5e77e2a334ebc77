import { Button } from "@saywhere/ui/button";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { acceptedAnswers, compareAnswer, textsOf, type Verdict } from "./answers.ts";
import type { PracticeItem } from "./practice-item.ts";
import styles from "./session.module.css";
import type { PhraseForm } from "./use-session-phrases.ts";

interface TypedAnswerProps {
  item: PracticeItem;
  /** The phrase in all of its forms, each of which answers the card. */
  forms: readonly PhraseForm[];
  onAnswer: (verdict: Verdict | null, given: string | null) => void;
}

/** A field to type the answer in; without an answer, it shows the right one. */
export function TypedAnswer({ item, forms, onAnswer }: TypedAnswerProps) {
  const [text, setText] = useState("");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = text.trim();
    const others = item.direction === "to-english" ? [] : forms.flatMap(textsOf);
    if (given) onAnswer(compareAnswer(given, acceptedAnswers(item), others), given);
    else onAnswer(null, null);
  };

  return (
    <form className={styles.typed} onSubmit={submit}>
      <label htmlFor={id}>{labelOf(item)}</label>
      <input
        ref={field}
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{text.trim() ? "Check" : "Show answer"}</Button>
    </form>
  );
}

function labelOf({ entry, direction }: PracticeItem): string {
  if (direction === "to-english") return "Type it in English";
  const { name } = entry.language;
  return entry.romanization ? `Type it in ${name}, or in Latin letters` : `Type it in ${name}`;
}
