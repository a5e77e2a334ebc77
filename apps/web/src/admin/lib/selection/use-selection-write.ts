import { notify } from "@saywhere/ui/toasts/notify";
import type { MatchingRecord, SelectionResult } from "@saywhere/validators/content/bulk-selection";
import { useState } from "react";
import { isApiError } from "../../../shared/api-error.ts";
import { formatCount } from "../../../shared/format-count.ts";
import { useInvalidateRecords } from "../api/use-invalidate-records.ts";
import type { ContentKind } from "../api/use-mutation-toasts.ts";
import { useUndoChange } from "../api/use-undo-change.ts";
import { capitalized, recordWord } from "../text/record-labels.ts";
import type { Selection } from "./use-selection.ts";

/** A selected record that was saved or deleted by somebody else, so that nothing was changed. */
export interface SelectionConflict {
  record: MatchingRecord;
  message: string;
}

type Write = (records: { id: number; version: number }[]) => Promise<SelectionResult>;

/**
 * Writes of the selected records: each reports its result with an undo, reloads the lists and clears the selection. A
 * write that the server rejects because of other people's changes is reported record by record.
 */
export function useSelectionWrite(kind: ContentKind, selection: Selection) {
  const [conflicts, setConflicts] = useState<SelectionConflict[]>([]);
  const [pending, setPending] = useState(false);
  const refresh = useInvalidateRecords();
  const undo = useUndoChange(kind);
  /**
   * @param done what happened, such as "deleted"
   * @throws the error of the call, except for conflicts
   */
  const run = async (done: string, write: Write): Promise<void> => {
    const { records } = selection;
    setPending(true);
    try {
      const { count, change_set_id } = await write(records.map(({ id, version }) => ({ id, version })));
      notify({
        title: `${capitalized(recordWord(kind, 2))} ${done}`,
        message:
          change_set_id === null
            ? "Nothing had to be changed."
            : `${formatCount(count, recordWord(kind))} ${count === 1 ? "was" : "were"} successfully ${done}.`,
        ...(change_set_id !== null && {
          action: { label: "Undo", onClick: () => undo.mutate({ change_set_id }) },
        }),
      });
      await refresh(kind);
      selection.clear();
    } catch (error) {
      const found = conflictsOf(error, records);
      if (found.length === 0) throw error;
      setConflicts(found);
      await refresh(kind);
    } finally {
      setPending(false);
    }
  };
  return { run, pending, conflicts, onConflictsSeen: () => setConflicts([]) };
}

function conflictsOf(error: unknown, records: MatchingRecord[]): SelectionConflict[] {
  if (!isApiError(error) || error.data?.code !== "CONFLICT") return [];
  return (error.data.issues ?? []).flatMap(({ path, message }) => {
    const record = path[0] === "records" ? records[Number(path[1])] : undefined;
    return record ? [{ record, message }] : [];
  });
}
