import { Button } from "@saywhere/ui/button";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { Verdict } from "./answers.ts";
import { intervalText } from "./interval-text.ts";
import type { Review } from "./progress.ts";
import { GRADES, type Grade } from "./schedule.ts";
import styles from "./session.module.css";

const LABELS: Record<Grade, string> = { again: "Again", hard: "Hard", good: "Good", easy: "Easy" };

/** The grade that fits a checked answer; the visitor may choose another one. */
const SUGGESTED: Record<Verdict, Grade> = { right: "good", other: "good", close: "hard", wrong: "again" };

interface GradeButtonsProps {
  grades: Record<Grade, Review>;
  verdict: Verdict | null;
  onGrade: (grade: Grade) => void;
}

/** The four grades, each with the time until the card is asked again. */
export function GradeButtons({ grades, verdict, onGrade }: GradeButtonsProps) {
  const suggested = verdict && SUGGESTED[verdict];
  return (
    <div role="group" aria-label="How well did you know it?" className={styles.grades}>
      {GRADES.map((grade, index) => {
        const { due, reviewed } = grades[grade];
        return (
          <Button
            key={grade}
            variant={grade === suggested ? "primary" : "outline"}
            className={styles.grade}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onGrade(grade)}
          >
            {/* Without a comma: the name has a space between the texts of a column. */}
            <span>{LABELS[grade]}</span> <VisuallyHidden>next in</VisuallyHidden>{" "}
            <span className={styles.interval}>{intervalText(due - reviewed)}</span>
            <kbd className={styles.key} aria-hidden>
              {index + 1}
            </kbd>
          </Button>
        );
      })}
    </div>
  );
}
