import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { formatCount } from "../../lib/list/format-count.ts";
import { usePhraseWrites } from "./use-phrase-writes.ts";

interface DeletePhraseDialogProps {
  phrase: AdminPhrase;
  onClose(): void;
}

export function DeletePhraseDialog({ phrase, onClose }: DeletePhraseDialogProps) {
  const { remove } = usePhraseWrites();
  const { id, english, translation_count: count } = phrase;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Phrase"
      notice={<p>This also removes all its translations in all languages.</p>}
      counts={
        count === 0
          ? "It has no translations yet."
          : `${formatCount(count, "translation")} ${count === 1 ? "goes" : "go"} too.`
      }
      confirmLabel="Delete Phrase"
      onConfirm={() => remove.mutateAsync({ id })}
    >
      Are you sure you want to delete the phrase “{english}”?
    </ConfirmDialog>
  );
}
