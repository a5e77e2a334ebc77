import type { HistoryInput } from "@saywhere/validators/accounts/activity";
import type { ApiOutputs } from "../api/trpc.ts";
import type { NativeFace } from "../language-attributes.ts";
import { When } from "../text/relative-time-label.tsx";
import { changeWords } from "./change-summary.ts";
import { FieldChanges } from "./field-changes.tsx";
import styles from "./history-drawer.module.css";
import { RestoreButton } from "./restore-button.tsx";

interface HistoryEntryItemProps {
  kind: HistoryInput["kind"];
  entry: ApiOutputs["activity"]["history"]["entries"][number];
  labels: Record<string, string> | undefined;
  native: NativeFace | undefined;
}

/** One change of a record, and the way back to the state it left. */
export function HistoryEntryItem({ kind, entry, labels, native }: HistoryEntryItemProps) {
  const deleted = entry.action === "delete";
  return (
    <li className={styles.entry} aria-current={entry.current || undefined}>
      <p className={styles.what}>
        <span className={styles.action}>{changeWords(entry.action, entry.reason)}</span>{" "}
        <span className={styles.who}>
          by {entry.who.name}, <When at={entry.at} />
        </span>
        {entry.current && <span className={styles.current}>Now</span>}
      </p>
      <FieldChanges fields={entry.fields} labels={labels} native={native} />
      {!(entry.current && !deleted) && (
        <RestoreButton
          kind={kind}
          changeId={entry.change_id}
          state={deleted ? "before" : "after"}
          {...(deleted && { label: "Bring it back" })}
        />
      )}
    </li>
  );
}
