import type { AdminLanguage } from "@saywhere/validators/content/language";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { formatCount } from "../../lib/list/format-count.ts";
import { useLanguageWrites } from "./use-language-writes.ts";

interface DeleteLanguageDialogProps {
  language: AdminLanguage;
  onClose(): void;
}

export function DeleteLanguageDialog({ language, onClose }: DeleteLanguageDialogProps) {
  const { remove } = useLanguageWrites();
  const { id, name, translation_count: count } = language;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Language"
      notice={<p>This also removes its associated translations and phrases in that language.</p>}
      counts={
        count === 0
          ? `There are no translations in ${name}. The English phrases stay.`
          : `${formatCount(count, "translation")} in ${name} ${count === 1 ? "goes" : "go"} too. The English phrases stay.`
      }
      confirmLabel="Delete Language"
      onConfirm={() => remove.mutateAsync({ id })}
    >
      Are you sure you want to delete the language “{name}”?
    </ConfirmDialog>
  );
}
