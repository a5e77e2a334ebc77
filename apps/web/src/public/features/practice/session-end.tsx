import { Button, ButtonLink } from "@saywhere/ui/button";
import { paths } from "@saywhere/validators/urls/paths";
import { useEffect, useRef } from "react";
import { dueText } from "./interval-text.ts";
import type { PracticeItem } from "./practice-item.ts";
import { useProgress } from "./progress.ts";
import styles from "./session.module.css";
import { countSet } from "./session-plan.ts";
import { useNow } from "./use-now.ts";

interface SessionEndProps {
  answers: number;
  /** The cards of the set. */
  items: readonly PracticeItem[];
  onContinue: () => void;
}

/** What was practiced, and what comes next. */
export function SessionEnd({ answers, items, onContinue }: SessionEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const now = useNow();
  const { due, fresh, nextDue } = countSet(items, useProgress()?.reviews ?? new Map(), now);
  const goesOn = due > 0 || fresh > 0;
  return (
    <div className={styles.end}>
      <h2 ref={heading} tabIndex={-1}>
        Done for now
      </h2>
      <p>
        {answers === 1 ? "1 answer." : `${answers} answers.`}
        {nextDue === null ? null : ` The next card is due ${dueText(nextDue, now)}.`}
        {fresh > 0 ? ` ${fresh} new ${fresh === 1 ? "card is" : "cards are"} left in this set.` : null}
      </p>
      <div className={styles.endActions}>
        {goesOn ? <Button onClick={onContinue}>Continue</Button> : null}
        <ButtonLink href={paths.practice()} variant={goesOn ? "outline" : "primary"}>
          Choose another set
        </ButtonLink>
      </div>
    </div>
  );
}
