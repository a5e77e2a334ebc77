import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLeaveGuard } from "../../../lib/dialog/use-leave-guard.ts";
import { RowDialogs, useRowDialogs } from "../row-actions.tsx";
import { nextRow, withStableOrder } from "./row-order.ts";
import styles from "./translation-grid.module.css";
import { type RowHost, TranslationRowEditor } from "./translation-row-editor.tsx";
import { useSaveRow } from "./use-save-row.ts";

interface TranslationGridProps {
  phraseId: number;
  rows: readonly TranslationRow[];
}

const idOf = ({ language }: TranslationRow) => language.id;

/** All rows of a phrase. Enter, arrow keys and unsaved changes work across rows. */
export function TranslationGrid({ phraseId, rows }: TranslationGridProps) {
  const [firstIds] = useState(() => rows.map(idOf));
  const shown = useMemo(() => withStableOrder(rows, firstIds, idOf), [rows, firstIds]);
  const { dialog, close, ...openers } = useRowDialogs();
  const { add, edit, remove, history } = openers;
  const [announcement, announce] = useState("");
  const saveRow = useSaveRow(phraseId);
  const list = useRef<HTMLUListElement>(null);
  const unsaved = useRef(new Set<number>());
  const guard = useLeaveGuard(
    () => unsaved.current.size > 0,
    () => unsaved.current.clear(),
  );
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const host = useMemo<RowHost>(
    () => ({
      saveRow,
      add,
      edit,
      remove,
      history,
      announce,
      setUnsaved: (id, is) => void (is ? unsaved.current.add(id) : unsaved.current.delete(id)),
      leaveRow: (from, to) => {
        const all = latest.current.map((row) => ({ id: idOf(row), missing: row.translation === null }));
        const at = all.findIndex(({ id }) => id === from);
        const id = to === "next" ? nextRow(all, from) : all[at + (to === "above" ? -1 : 1)]?.id;
        list.current?.querySelector<HTMLElement>(`[data-language="${id}"] textarea`)?.focus();
      },
    }),
    [saveRow, add, edit, remove, history],
  );

  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>Language</span>
        <span>Native Text</span>
        <span>Romanization</span>
      </div>
      <ul ref={list} className={styles.list} aria-label="Translations">
        {shown.map((row) => (
          <TranslationRowEditor key={row.language.id} row={row} host={host} />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <RowDialogs dialog={dialog} onClose={close} />
      {guard.asking && <DiscardDialog onKeep={guard.keep} onDiscard={guard.discard} />}
    </>
  );
}
