import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { LeaveQuestion } from "../../../lib/dialog/leave-question.tsx";
import { useLeaveGuard } from "../../../lib/dialog/use-leave-guard.ts";
import type { Neighbors } from "../../../lib/list/use-neighbors.ts";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import { LazyMemory } from "../memory/lazy-memory.tsx";
import { RowDialogs, useRowDialogs } from "../translation-row-actions.tsx";
import { type RowKind, rowId } from "./grid-row.ts";
import type { ReferenceLanguage } from "./row-head.tsx";
import type { RowHost, ShownMemory, UnsavedRow } from "./translation-row-editor.tsx";
import type { SaveRow } from "./use-save-row.ts";

interface GridOptions {
  kind: RowKind;
  /** Those that are loaded, in the order of the grid. */
  rows: readonly GridRow[];
  references?: readonly ReferenceLanguage[];
  saveRow: SaveRow;
  /** Moves the focus from a row to another one. */
  leaveRow: RowHost["leaveRow"];
}

const NO_REFERENCES: readonly ReferenceLanguage[] = [];

/** What grids of translations have in common: unsaved rows, the dialogs of rows, and announcements. */
export function useGrid({ kind, rows, references = NO_REFERENCES, saveRow, leaveRow }: GridOptions) {
  const { dialog, close, ...openers } = useRowDialogs();
  const { add, edit, remove, history } = openers;
  const [announcement, announce] = useState("");
  const [memory, showMemory] = useState<ShownMemory | null>(null);
  const unsaved = useRef(new Map<number, UnsavedRow>());
  const [unsavedIds, setUnsavedIds] = useState<readonly number[]>([]);
  const [savingIds, setSavingIds] = useState<readonly number[]>([]);
  const guard = useLeaveGuard(
    () => unsaved.current.size > 0,
    () => {
      // The screen may stay, for example when signing out fails.
      for (const { revert } of unsaved.current.values()) revert();
      unsaved.current.clear();
    },
  );
  const leave = useEventCallback(leaveRow);

  const host = useMemo<RowHost>(
    () => ({
      kind,
      references,
      saveRow: {
        ...saveRow,
        async save(row, ...text) {
          const id = rowId(row, kind);
          setSavingIds((others) => [...others, id]);
          try {
            await saveRow.save(row, ...text);
          } finally {
            setSavingIds((ids) => ids.filter((other) => other !== id));
          }
        },
      },
      add,
      edit,
      remove,
      history,
      announce,
      showMemory,
      setUnsaved: (id, row) => {
        if (row) unsaved.current.set(id, row);
        else unsaved.current.delete(id);
        setUnsavedIds([...unsaved.current.keys()]);
      },
      leaveRow: leave,
    }),
    [kind, references, saveRow, add, edit, remove, history, leave],
  );

  const saveAll = () => {
    const valid = [...unsaved.current.values()].map(({ save }) => save());
    if (valid.includes(false)) focusInvalidField(document);
  };
  const neighborsOf = (id: number): Neighbors | undefined => {
    // A dialog would not have what is typed in another row.
    const stored = rows.flatMap(({ translation, ...row }) =>
      translation && (translation.id === id || !unsavedIds.includes(rowId({ ...row, translation }, kind)))
        ? [{ ...row, translation }]
        : [],
    );
    const at = stored.findIndex(({ translation }) => translation.id === id);
    if (at < 0) return undefined;
    const to = (row: (typeof stored)[number] | undefined) => (row ? () => edit(row) : null);
    return { previous: to(stored[at - 1]), next: to(stored[at + 1]) };
  };
  const parts: ReactNode = (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {memory && !dialog && (
        <LazyMemory
          language={memory.row.language}
          phrase={memory.row.phrase}
          native_text={memory.row.translation?.native_text ?? ""}
          onInsert={memory.insert}
          rowId={rowId(memory.row, kind)}
          docked
        />
      )}
      <RowDialogs
        dialog={dialog}
        neighbors={dialog?.kind === "edit" ? neighborsOf(dialog.row.translation.id) : undefined}
        onClose={close}
      />
      <LeaveQuestion guard={guard} saving={unsavedIds.every((id) => savingIds.includes(id))} />
    </>
  );
  return { host, guard, dialogRow: dialog?.row ?? null, unsavedIds, saveAll, parts };
}

/** Waits until the rows have rendered with their errors. */
export function focusInvalidField(parent: ParentNode): void {
  setTimeout(() => parent.querySelector<HTMLElement>('textarea[aria-invalid="true"]')?.focus());
}
