import { EmptyState } from "@saywhere/ui/empty-state";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { Activity, useState } from "react";
import { usePart } from "../../lib/lazy/use-part.ts";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import { itemsOf, type PracticeItem } from "./practice-item.ts";
import { directionsOf, type PracticeOptions } from "./practice-options.ts";
import { type Progress, useProgress } from "./progress.ts";
import { Session } from "./session.tsx";
import { countSet, planSession } from "./session-plan.ts";
import { SetOverview } from "./set-overview.tsx";
import { SetSkeleton } from "./set-skeleton.tsx";
import { useNow } from "./use-now.ts";
import { useSessionHistoryEntry } from "./use-session-history-entry.ts";

/** The player of the phrase pages. */
const loadListen = () => import("../../lib/sound/listen.tsx").then(({ Listen }) => Listen);

export interface PracticeSetProps {
  title: string;
  /** Of the phrases, for the labels of the directions; null for phrases in several languages. */
  languageName: string | null;
  entries: readonly PhraseEntry[];
  options: PracticeOptions;
  onOptionsChange: (options: PracticeOptions) => void;
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

/** A session; without it, its history entry shows the overview, for example after a reload. */
interface StartedSession {
  plan: readonly PracticeItem[];
  number: number;
  isDone: boolean;
}

function LoadedSet({ title, languageName, entries, options, onOptionsChange, progress }: LoadedSetProps) {
  const entry = useSessionHistoryEntry();
  const [session, setSession] = useState<StartedSession | null>(null);
  const now = useNow();
  const { part: Listen } = usePart(loadListen);
  const forms = useForms(entries.map(({ language }) => language.slug));
  const items = itemsOf(
    entries.map((phrase) => inForm(phrase, forms)),
    directionsOf(options),
  );
  const startAnother = () =>
    setSession((before) => ({
      plan: planSession(items, progress.reviews, now),
      number: (before?.number ?? 0) + 1,
      isDone: false,
    }));

  const isOpen = session !== null && entry.isCurrent;
  return (
    <>
      {session ? (
        // Hidden when the visitor has gone back, so that it goes on where it was.
        <Activity mode={isOpen ? "visible" : "hidden"}>
          <Session
            // A session that goes on is another one, possibly with the same phrases.
            key={session.number}
            title={title}
            plan={session.plan}
            pool={items}
            options={options}
            Listen={Listen}
            onDone={() => setSession({ ...session, isDone: true })}
            onContinue={startAnother}
            onEnd={() => {
              setSession(null);
              entry.leave();
            }}
          />
        </Activity>
      ) : null}
      <SetOverview
        title={title}
        languageName={languageName}
        isShown={!isOpen}
        counts={countSet(items, progress.reviews, now)}
        now={now}
        isStored={progress.stored}
        options={options}
        onOptionsChange={(changed) => {
          // Its cards ask in the former direction.
          if (changed.asked !== options.asked) setSession(null);
          onOptionsChange(changed);
        }}
        onStart={() => {
          if (!session || session.isDone) startAnother();
          entry.enter();
        }}
      />
    </>
  );
}
