import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { useEffect, useRef } from "react";
import { ChoiceField } from "../../lib/choice-field.tsx";
import { dueText } from "./interval-text.ts";
import type { PracticeOptions } from "./practice-options.ts";
import styles from "./practice-set.module.css";
import { NEW_PER_SESSION, type SetCounts } from "./session-plan.ts";

interface SetOverviewProps {
  title: string;
  /** Of the phrases, for the labels of the directions; null for phrases in several languages. */
  languageName: string | null;
  /** False during a session, which takes its place. */
  isShown: boolean;
  counts: SetCounts;
  now: number;
  /** Whether the browser stores the progress. */
  isStored: boolean;
  options: PracticeOptions;
  onOptionsChange: (options: PracticeOptions) => void;
  onStart: () => void;
}

/** What is due in a set, and how to practice it. */
export function SetOverview({
  title,
  languageName,
  isShown,
  counts,
  now,
  isStored,
  options,
  onOptionsChange,
  onStart,
}: SetOverviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The session had the focus; the router restores the scroll position.
    if (isShown && !wasShown.current) heading.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section className={styles.set} aria-labelledby="set-title">
      <h2 ref={heading} id="set-title" tabIndex={-1}>
        {title}
      </h2>
      <Counts counts={counts} />
      <div className={styles.start}>
        <Button size="lg" onClick={onStart}>
          {counts.due === 0 && counts.fresh === 0 ? "Practice ahead" : "Start practice"}
        </Button>
        <p className={styles.note}>{startNote(counts, now)}</p>
      </div>
      <PracticeOptionFields options={options} languageName={languageName} onChange={onOptionsChange} />
      {isStored ? null : (
        <Notice tone="caution">
          Your browser blocks storage for this site, or it is full: your progress is lost when you leave.
        </Notice>
      )}
    </section>
  );
}

interface PracticeOptionFieldsProps {
  options: PracticeOptions;
  /** Null for phrases in several languages. */
  languageName: string | null;
  onChange: (options: PracticeOptions) => void;
}

/** How to practice: the direction, the way to answer, and whether a phrase is read or heard. */
function PracticeOptionFields({ options, languageName, onChange }: PracticeOptionFieldsProps) {
  return (
    <div className={styles.options}>
      <ChoiceField
        legend="Direction"
        name="practice-asked"
        value={options.asked}
        choices={{
          "to-language": languageName ? `English to ${languageName}` : "From English",
          "to-english": languageName ? `${languageName} to English` : "To English",
          both: "Both",
        }}
        onChange={(asked) => onChange({ ...options, asked })}
      />
      <ChoiceField
        legend="Answer by"
        name="practice-way"
        value={options.way}
        choices={{ recall: "Recalling", type: "Typing", choose: "Choosing one of four" }}
        onChange={(way) => onChange({ ...options, way })}
      />
      {options.asked === "to-language" ? null : (
        <ChoiceField
          legend={`${languageName ?? "The phrase"} is`}
          name="practice-listen"
          value={options.listen ? "heard" : "read"}
          choices={{ read: "Read", heard: "Heard first" }}
          onChange={(value) => onChange({ ...options, listen: value === "heard" })}
        />
      )}
    </div>
  );
}

function Counts({ counts: { due, fresh, started } }: { counts: SetCounts }) {
  return (
    <dl className={styles.counts}>
      {[
        { term: "Due", count: due },
        { term: "New", count: fresh },
        { term: "Practiced", count: started },
      ].map(({ term, count }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function startNote({ due, fresh, nextDue }: SetCounts, now: number): string {
  if (fresh > NEW_PER_SESSION) return `At most ${NEW_PER_SESSION} new phrases at a time.`;
  if (due > 0 || fresh > 0) return "";
  return nextDue === null
    ? "Nothing is due."
    : `Nothing is due. The next card is due ${dueText(nextDue, now)}.`;
}
