import type { RecordKind } from "@saywhere/validators/history/activity";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useId, useState } from "react";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useUndoChange } from "../../lib/api/use-undo-change.ts";
import { InlineConfirm } from "../../lib/dialog/inline-confirm.tsx";
import { type ActivityEntry, activitySentence, authorName } from "../../lib/history/activity-sentence.ts";
import { timeOfDay } from "../../lib/text/relative-time.ts";
import { WhenExactly } from "../../lib/text/relative-time-label.tsx";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./activity.module.css";
import { ChangedFields, ChangeSet } from "./change-set.tsx";

/** Kinds whose texts are too long for the list, and load when an entry is opened. */
const WITHOUT_TEXT = new Set<RecordKind>(["document"]);

/** One save: its sentence, and its changes when it is opened. */
export function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { did, label, rest } = activitySentence(entry);
  return (
    <li className={styles.entry} {...useFocusFallback<HTMLLIElement>()}>
      <div className={styles.line}>
        <button
          type="button"
          data-begin
          className={styles.summary}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {/* Its day is the heading; the opened entry has both. */}
          <time dateTime={entry.at}>{timeOfDay(entry.at)}</time>
          <span>
            <span className={styles.person}>{authorName(entry.who)}</span> {did}{" "}
            {label && <strong dir="auto">{label}</strong>} {rest}
          </span>
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </button>
        {entry.undoable && (
          <UndoChange
            id={entry.id}
            kind={entry.headline.kind}
            sentence={`${authorName(entry.who)} ${did} ${label} ${rest}`.trim()}
          />
        )}
      </div>
      <div id={id} className={styles.details} hidden={!open}>
        {open && (
          <>
            <WhenExactly at={entry.at} />
            {entry.change_count > 1 || WITHOUT_TEXT.has(entry.headline.kind) ? (
              <ChangeSet id={entry.id} />
            ) : (
              <ChangedFields change={entry.headline} />
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** Undoes a whole save, after a confirmation. */
function UndoChange({ id, kind, sentence }: { id: string; kind: RecordKind; sentence: string }) {
  const undo = useUndoChange(kind, { onError: onErrorToast("undo the change") });
  return (
    <InlineConfirm
      label="Undo"
      context={`that ${sentence}`}
      icon={<IconArrowBackUp size={16} stroke={2} aria-hidden />}
      question="Undo this change? Everything it changed is restored. You can undo that, too."
      confirm="Undo"
      pendingText="Undoing..."
      onConfirm={() => undo.mutateAsync({ change_set_id: id })}
    />
  );
}
