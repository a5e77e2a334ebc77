import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLeaveGuard } from "../../../lib/dialog/use-leave-guard.ts";
import { RowDialogs } from "../row-dialogs.tsx";
import { useRowDialogs } from "../use-row-dialogs.ts";
import { nextRow } from "./next-missing-row.ts";
import { keepOrder } from "./stable-order.ts";
import { type RowHost, TranslationRowEditor } from "./translation-row-editor.tsx";
import styles from "./translation-row-list.module.css";
import { useSaveRow } from "./use-save-row.ts";

interface TranslationRowListProps {
  phraseId: number;
  rows: readonly TranslationRow[];
}

const idOf = ({ language }: TranslationRow) => language.id;

export function TranslationRowList({ phraseId, rows }: TranslationRowListProps) {
  const [first] = useState(() => rows.map(idOf));
  const shown = useMemo(() => keepOrder(rows, first, idOf), [rows, first]);
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
      rows: saveRow,
      add,
      edit,
      remove,
      history,
      announce,
      setUnsaved: (id, is) => void (is ? unsaved.current.add(id) : unsaved.current.delete(id)),
      leaveRow: (from, to) => {
        const places = latest.current.map((row) => ({ id: idOf(row), missing: row.translation === null }));
        const at = places.findIndex(({ id }) => id === from);
        const id = to === "next" ? nextRow(places, from) : places[at + (to === "above" ? -1 : 1)]?.id;
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
