import { Button } from "@saywhere/ui/button";
import { languageTag } from "@saywhere/ui/text/language-tag";
import { NativeText } from "@saywhere/ui/text/native-text";
import { paths } from "@saywhere/validators/urls/paths";
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ListenProps } from "../../lib/sound/listen.tsx";
import { AnswerOptions } from "./answer-options.tsx";
import type { Verdict } from "./answers.ts";
import { CardText } from "./card-text.tsx";
import { GradeButtons } from "./grade-buttons.tsx";
import type { PracticeItem } from "./practice-item.ts";
import type { PracticeOptions } from "./practice-options.ts";
import type { Review } from "./progress.ts";
import { GRADES, type Grade, previewGrades } from "./schedule.ts";
import styles from "./session.module.css";
import { TypedAnswer } from "./typed-answer.tsx";
import type { PhraseForm } from "./use-session-phrases.ts";

interface SessionCardProps {
  item: PracticeItem;
  /** The card's last review; undefined for a new card. */
  review: Review | undefined;
  pool: readonly PracticeItem[];
  options: PracticeOptions;
  /** Null while it loads. */
  Listen: ComponentType<ListenProps> | null;
  /** URL of the phrase's recording. */
  recording: string | null;
  /** The phrase in all of its forms. */
  forms: readonly PhraseForm[];
  onAnswer: (review: Review) => void;
}

/** What the visitor answered; `verdict` is null when they only recalled it. */
interface Answered {
  verdict: Verdict | null;
  given: string | null;
  grades: Record<Grade, Review>;
}

const VERDICTS: Record<Verdict, string> = {
  right: "Correct.",
  other: "Correct, in another form.",
  close: "Almost: compare the spelling.",
  wrong: "Not quite.",
};

/** One card: the question, a way to answer, then the answer with its grades. */
export function SessionCard(props: SessionCardProps) {
  const { item, review, pool, options, Listen, recording, forms, onAnswer } = props;
  const [answered, setAnswered] = useState<Answered | null>(null);
  const question = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const { entry, direction } = item;
  const isHeard = options.listen && direction === "to-english";

  useEffect(() => {
    if (answered) answer.current?.focus();
    // The field to type in takes the focus itself.
    else if (options.way !== "type") question.current?.focus();
  }, [answered, options.way]);

  const reveal = (verdict: Verdict | null = null, given: string | null = null) =>
    setAnswered({ verdict, given, grades: previewGrades(review, Date.now()) });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    // A key that is held down would go on to the next cards.
    if (repeat || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
    const grade = answered && GRADES[Number(key) - 1];
    if (grade) {
      event.preventDefault();
      onAnswer(answered.grades[grade]);
      return;
    }
    const isOnControl = target instanceof Element && target.closest("button, a") !== null;
    if (!answered && options.way === "recall" && !isOnControl && (key === " " || key === "Enter")) {
      // The space bar would scroll the page as well.
      event.preventDefault();
      reveal();
    }
  };

  const listen = (
    <div className={styles.listen}>
      {Listen ? (
        <Listen
          audioUrl={recording}
          text={entry.native_text}
          lang={languageTag(entry.language.code, entry.language.script)}
          languageName={entry.language.name}
        />
      ) : null}
    </div>
  );

  return (
    <div role="group" aria-label="Card" className={styles.card} onKeyDown={onKeyDown}>
      <div ref={question} tabIndex={-1} className={styles.question}>
        <p className={styles.task}>
          {direction === "to-language" ? `Say it in ${entry.language.name}` : `What does this mean?`}
        </p>
        <CardText
          entry={entry}
          side={direction === "to-language" ? "english" : "language"}
          hidden={isHeard && !answered}
        />
        {direction === "to-english" ? listen : null}
      </div>
      {answered ? (
        <div ref={answer} tabIndex={-1} className={styles.answer}>
          {answered.verdict ? (
            <p role="status" className={styles.verdict} data-verdict={answered.verdict}>
              {VERDICTS[answered.verdict]}
              {answered.given && answered.verdict !== "right" ? (
                <span className={styles.given}>
                  {" "}
                  You answered “<GivenAnswer item={item} text={answered.given} />
                  ”.
                </span>
              ) : null}
            </p>
          ) : null}
          <CardText entry={entry} side={direction === "to-language" ? "language" : "english"} />
          {direction === "to-language" ? listen : null}
          <p className={styles.more}>
            <a href={paths.translation(entry.language.slug, entry.phrase.slug)}>More about this phrase</a>
          </p>
        </div>
      ) : null}
      <div className={styles.controls}>
        {answered ? (
          <GradeButtons
            grades={answered.grades}
            verdict={answered.verdict}
            onGrade={(grade) => onAnswer(answered.grades[grade])}
          />
        ) : options.way === "type" ? (
          <TypedAnswer item={item} forms={forms} onAnswer={reveal} />
        ) : options.way === "choose" ? (
          <AnswerOptions item={item} pool={pool} onAnswer={reveal} />
        ) : (
          <RevealButton onReveal={() => reveal()} />
        )}
      </div>
    </div>
  );
}

/** Shows the answer once the visitor has tried to recall it. */
function RevealButton({ onReveal }: { onReveal: () => void }) {
  return (
    <Button size="lg" className={styles.reveal} aria-keyshortcuts="Space" onClick={onReveal}>
      Show answer
      <kbd className={styles.key} aria-hidden>
        Space
      </kbd>
    </Button>
  );
}

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The visitor's answer; in the language's script, it needs the font of the script. */
function GivenAnswer({ item: { entry, direction }, text }: { item: PracticeItem; text: string }) {
  if (direction === "to-english" || !NOT_LATIN.test(text)) return <bdi>{text}</bdi>;
  return (
    <NativeText as="bdi" {...entry.language}>
      {text}
    </NativeText>
  );
}
