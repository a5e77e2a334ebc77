import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import type { StoredRow } from "./edit-translation-dialog.tsx";
import { useTranslationWrites } from "./use-translation-writes.ts";

interface DeleteTranslationDialogProps {
  row: StoredRow;
  onClose(): void;
}

/** Mounted while it is open. */
export function DeleteTranslationDialog({ row, onClose }: DeleteTranslationDialogProps) {
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
