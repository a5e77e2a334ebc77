import { notify } from "@saywhere/ui/notify";
import type { HistoryInput } from "@saywhere/validators/activity";
import { useMutation } from "@tanstack/react-query";
import { errorText } from "../error-text.ts";
import { InlineQuestion } from "../inline-question.tsx";
import type { NativeFace } from "../native-face.ts";
import { capitalized, recordWord } from "../record-words.ts";
import { type ApiOutputs, useTRPC } from "../trpc.ts";
import { useRefreshRecords } from "../use-refresh-records.ts";
import { When } from "../when.tsx";
import { changeWords } from "./change-words.ts";
import { FieldChanges } from "./field-changes.tsx";
import styles from "./history-drawer.module.css";

interface HistoryEntryItemProps {
  kind: HistoryInput["kind"];
  entry: ApiOutputs["activity"]["history"]["entries"][number];
  labels: Record<string, string> | undefined;
  native: NativeFace | undefined;
}

/** One change of a record, and the way back to the state it left. */
export function HistoryEntryItem({ kind, entry, labels, native }: HistoryEntryItemProps) {
  const word = recordWord(kind);
  const refresh = useRefreshRecords();
  const restore = useMutation(
    useTRPC().activity.restore.mutationOptions({
      onSuccess: async () => {
        notify({
          title: `${capitalized(word)} restored`,
          message: `The ${word} was successfully restored.`,
        });
        await refresh(kind);
      },
      onError: () =>
        notify({
          title: "Error",
          message: `Failed to restore ${word}. Please try again.`,
          variant: "destructive",
        }),
    }),
  );
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
        <InlineQuestion
          label={deleted ? "Restore what was deleted" : "Restore this state"}
          question={
            deleted
              ? `Bring this ${word} back as it was before it was deleted?`
              : `Set this ${word} back to how it was after this change? What it says now stays in the history.`
          }
          confirm="Restore"
          pendingText="Restoring..."
          pending={restore.isPending}
          error={restore.error ? errorText(restore.error) : undefined}
          onConfirm={() =>
            restore.mutate({ change_id: entry.change_id, state: deleted ? "before" : "after" })
          }
        />
      )}
    </li>
  );
}
