import { IconButton } from "@saywhere/ui/icon-button";
import { RowActions } from "@saywhere/ui/list/row-actions";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useMemo, useState } from "react";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { langAttributes } from "../../lib/language-attributes.ts";
import { AddTranslationDialog } from "./add-translation-dialog.tsx";
import { EditTranslationDialog, type StoredRow } from "./edit-translation-dialog.tsx";
import { TRANSLATION_LABELS, type TranslationValues } from "./translation-form.ts";
import { useTranslationWrites } from "./use-translation-writes.ts";

interface TranslationRowActionsProps {
  row: TranslationRow;
  onAdd(row: TranslationRow): void;
  onEdit(row: StoredRow): void;
  onHistory(row: StoredRow): void;
  onDelete(row: StoredRow): void;
  /** See `RowActions`. */
  tight?: boolean;
}

/** Buttons of a row: edit, history and delete, or add where the translation is missing. */
export function TranslationRowActions({ row, tight, ...on }: TranslationRowActionsProps) {
  const { translation } = row;
  const name = `${row.phrase.english} in ${row.language.name}`;
  if (!translation) {
    return (
      <IconButton label={`Add ${name}`} title="Add" onClick={() => on.onAdd(row)}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </IconButton>
    );
  }
  const stored = { ...row, translation };
  return (
    <RowActions
      name={name}
      tight={tight}
      onEdit={() => on.onEdit(stored)}
      onHistory={() => on.onHistory(stored)}
      onDelete={() => on.onDelete(stored)}
    />
  );
}

/** Text typed in a row, which its dialog takes over; `onSaved` is called when the dialog has saved it. */
export interface RowDraft {
  typed?: Partial<Pick<TranslationValues, "native_text" | "romanization" | "pronunciation_guide">>;
  onSaved?: () => void;
}

type RowDialog =
  | ({ kind: "add"; row: TranslationRow } & RowDraft)
  | ({ kind: "edit"; row: StoredRow } & RowDraft)
  | { kind: "delete" | "history"; row: StoredRow };

/** The open dialog of a row, and functions that open each dialog. The functions never change. */
export function useRowDialogs() {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const openers = useMemo(
    () => ({
      add: (row: TranslationRow, typed?: RowDraft) => setDialog({ kind: "add", row, ...typed }),
      edit: (row: StoredRow, typed?: RowDraft) => setDialog({ kind: "edit", row, ...typed }),
      remove: (row: StoredRow) => setDialog({ kind: "delete", row }),
      history: (row: StoredRow) => setDialog({ kind: "history", row }),
      close: () => setDialog(null),
    }),
    [],
  );
  return { dialog, ...openers };
}

interface RowDialogsProps {
  dialog: RowDialog | null;
  onClose(): void;
}

export function RowDialogs({ dialog, onClose }: RowDialogsProps) {
  const history = dialog?.kind === "history" ? dialog.row : null;
  return (
    <>
      {dialog?.kind === "add" && (
        <AddTranslationDialog
          known={{ language_id: dialog.row.language.id, phrase_id: dialog.row.phrase.id, ...dialog.typed }}
          onClose={onClose}
          onSaved={dialog.onSaved}
        />
      )}
      {dialog?.kind === "edit" && (
        <EditTranslationDialog
          row={dialog.row}
          typed={dialog.typed}
          onClose={onClose}
          onSaved={dialog.onSaved}
        />
      )}
      {dialog?.kind === "delete" && <DeleteTranslationDialog row={dialog.row} onClose={onClose} />}
      <HistoryDrawer
        kind="translation"
        recordId={history?.translation.id ?? null}
        onClose={onClose}
        fields={TRANSLATION_LABELS}
        {...(history && { native: langAttributes(history.language) })}
      />
    </>
  );
}

function DeleteTranslationDialog({ row, onClose }: { row: StoredRow; onClose(): void }) {
  const { remove } = useTranslationWrites();
  const { translation, language, phrase } = row;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Translation"
      notice={
        <p>
          This will remove the phrase "{phrase.english}" in {language.name} from the database.
        </p>
      }
      confirmLabel="Delete Translation"
      onConfirm={() => remove.mutateAsync({ id: translation.id })}
    >
      Are you sure you want to delete the translation of "{phrase.english}" in {language.name}? This action
      cannot be undone.
    </ConfirmDialog>
  );
}
