import type { RecordKind } from "@saywhere/validators/accounts/activity";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useId, useState } from "react";
import { type ActivityEntry, activitySentence } from "../../lib/history/activity-sentence.ts";
import { exactTime } from "../../lib/text/relative-time.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./activity-by-day.module.css";
import { ChangeSet } from "./change-set.tsx";
import { ChangedFields } from "./changed-fields.tsx";
import { UndoChange } from "./undo-change.tsx";

const hour = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Kinds whose texts are too long for the list, and load when an entry is opened. */
const WITHOUT_TEXT = new Set<RecordKind>(["document"]);

/** One save: its sentence, and its changes when it is opened. */
export function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { did, label, rest } = activitySentence(entry);
  return (
    <li className={styles.entry} {...useFocusFallback<HTMLLIElement>()}>
      <button
        type="button"
        data-begin
        className={styles.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <time dateTime={entry.at} title={exactTime(entry.at)}>
          {hour.format(new Date(entry.at))}
        </time>
        <span>
          <span className={styles.person}>{entry.who.name}</span> {did} <strong dir="auto">{label}</strong>{" "}
          {rest}
        </span>
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </button>
      <div id={id} className={styles.details} hidden={!open}>
        {open && (
          <>
            {entry.change_count > 1 || WITHOUT_TEXT.has(entry.headline.kind) ? (
              <ChangeSet id={entry.id} />
            ) : (
              <ChangedFields change={entry.headline} />
            )}
            {entry.undoable && <UndoChange id={entry.id} kind={entry.headline.kind} />}
          </>
        )}
      </div>
    </li>
  );
}
