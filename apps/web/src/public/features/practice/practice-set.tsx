import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Notice } from "@saywhere/ui/notice";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useState } from "react";
import { usePart } from "../../lib/lazy/use-part.ts";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import { dueText } from "./interval-text.ts";
import type { LoadListen } from "./listen-component.ts";
import { OptionFields } from "./option-fields.tsx";
import { itemsOf, type PracticeItem } from "./practice-item.ts";
import { directionsOf, type PracticeOptions } from "./practice-options.ts";
import styles from "./practice-set.module.css";
import { type Progress, useProgress } from "./progress.ts";
import { Session } from "./session.tsx";
import { countSet, NEW_PER_SESSION, planSession, type SetCounts } from "./session-plan.ts";
import { SetSkeleton } from "./set-skeleton.tsx";
import { useNow } from "./use-now.ts";

export interface PracticeSetProps {
  title: string;
  /** Of the phrases, for the labels of the directions; null for phrases in several languages. */
  languageName: string | null;
  entries: readonly PhraseEntry[];
  options: PracticeOptions;
  onOptionsChange: (options: PracticeOptions) => void;
  loadListen: LoadListen;
}

/** A set of phrases: what is due in it, how to practice, and the session. */
export function PracticeSet(props: PracticeSetProps) {
  const progress = useProgress();
  if (progress === null) return <SetSkeleton />;
  if (props.entries.length === 0) {
    return <EmptyState title="No phrases in this set yet">Choose another set above.</EmptyState>;
  }
  return <LoadedSet {...props} progress={progress} />;
}

interface LoadedSetProps extends PracticeSetProps {
  progress: Progress;
}

function LoadedSet({
  title,
  languageName,
  entries,
  options,
  onOptionsChange,
  loadListen,
  progress,
}: LoadedSetProps) {
  const [plan, setPlan] = useState<{ items: PracticeItem[]; number: number } | null>(null);
  const now = useNow();
  const { part: Listen } = usePart(loadListen);
  const forms = useForms(entries.map(({ language }) => language.slug));
  const items = itemsOf(
    entries.map((entry) => inForm(entry, forms)),
    directionsOf(options),
  );
  const counts = countSet(items, progress.reviews, now);
  const start = () =>
    setPlan((before) => ({
      items: planSession(items, progress.reviews, now),
      number: (before?.number ?? 0) + 1,
    }));

  if (plan) {
    return (
      <Session
        // A session that goes on is another one, possibly with the same phrases.
        key={plan.number}
        title={title}
        plan={plan.items}
        pool={items}
        options={options}
        Listen={Listen}
        onContinue={start}
        onEnd={() => setPlan(null)}
      />
    );
  }
  return (
    <section className={styles.set} aria-labelledby="set-title">
      <h2 id="set-title">{title}</h2>
      <Counts counts={counts} />
      <div className={styles.start}>
        <Button size="lg" onClick={start}>
          {counts.due === 0 && counts.fresh === 0 ? "Practice ahead" : "Start practice"}
        </Button>
        <p className={styles.note}>{startNote(counts, now)}</p>
      </div>
      <OptionFields options={options} languageName={languageName} onChange={onOptionsChange} />
      {progress.stored ? null : (
        <Notice tone="caution">
          Your browser blocks storage for this site, or it is full: your progress is lost when you leave.
        </Notice>
      )}
    </section>
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
    : `Nothing is due. The next card is due ${dueText(nextDue - now)}.`;
}
