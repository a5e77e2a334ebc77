import { Button } from "@saywhere/ui/button";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { ListenProps } from "../../lib/sound/listen.tsx";
import type { PracticeItem } from "./practice-item.ts";
import type { PracticeOptions } from "./practice-options.ts";
import { type Review, saveReview, useProgress } from "./progress.ts";
import styles from "./session.module.css";
import { SessionCard } from "./session-card.tsx";
import { SessionEnd } from "./session-end.tsx";
import { afterAnswer, nextItem, type Queue } from "./session-plan.ts";
import { useSessionPhrases } from "./use-session-phrases.ts";

interface SessionProps {
  title: string;
  /** The cards of the session, in their order. */
  plan: readonly PracticeItem[];
  /** The cards of the set, for options to choose from. */
  pool: readonly PracticeItem[];
  options: PracticeOptions;
  Listen: ComponentType<ListenProps> | null;
  /** After the last answer. */
  onDone: () => void;
  onContinue: () => void;
  onEnd: () => void;
}

/** One card after the other, until none is left that is due soon. */
export function Session({ title, plan, pool, options, Listen, onDone, onContinue, onEnd }: SessionProps) {
  const reviews = useProgress()?.reviews;
  const { recordingOf, formsOf } = useSessionPhrases(plan, options.way === "type");
  const [queue, setQueue] = useState<Queue>({ planned: plan, waiting: [] });
  const [item, setItem] = useState(plan[0] ?? null);
  const [answers, setAnswers] = useState(0);
  const top = useRef<HTMLElement>(null);
  // Returns nothing: new browsers return a promise, which React would take for a cleanup function.
  useEffect(() => {
    top.current?.scrollIntoView({ block: "start" });
  }, []);

  const left = queue.planned.length + queue.waiting.length;
  const answer = (answered: PracticeItem, review: Review) => {
    void saveReview(answered.key, review);
    const next = afterAnswer(queue, answered, review);
    setQueue(next);
    const nextAsked = nextItem(next, Date.now());
    setItem(nextAsked);
    if (!nextAsked) onDone();
    setAnswers(answers + 1);
  };

  return (
    <section ref={top} className={styles.session} aria-label={`Practice: ${title}`}>
      <div className={styles.bar}>
        <p className={styles.title}>{title}</p>
        <p className={styles.left} role="status">
          {item ? `${left} ${left === 1 ? "card" : "cards"} left` : "Done"}
        </p>
        <Button variant="quiet" size="sm" onClick={onEnd}>
          {item ? "End" : "Close"}
        </Button>
      </div>
      {item ? (
        <SessionCard
          // The same card may be asked twice in a row.
          key={answers}
          item={item}
          review={reviews?.get(item.key)}
          pool={pool}
          options={options}
          Listen={Listen}
          recording={recordingOf(item.entry)}
          forms={formsOf(item.entry)}
          onAnswer={(review) => answer(item, review)}
        />
      ) : (
        <SessionEnd answers={answers} items={pool} onContinue={onContinue} />
      )}
    </section>
  );
}
