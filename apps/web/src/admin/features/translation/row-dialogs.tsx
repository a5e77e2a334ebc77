import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { langAttributes } from "../../lib/language-attributes.ts";
import { AddTranslationDialog } from "./add-translation-dialog.tsx";
import { DeleteTranslationDialog } from "./delete-translation-dialog.tsx";
import { EditTranslationDialog } from "./edit-translation-dialog.tsx";
import { TRANSLATION_LABELS } from "./translation-values.ts";
import type { RowDialog } from "./use-row-dialogs.ts";

interface RowDialogsProps {
  dialog: RowDialog | null;
  onClose(): void;
}

/** The dialog about a row that is open. */
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
