import type { SynonymGroup } from "@saywhere/validators/content/synonym";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { groupLabel } from "./group-label.ts";
import { useSynonymWrites } from "./use-synonym-writes.ts";

export function DeleteSynonymsDialog({ group, onClose }: { group: SynonymGroup; onClose(): void }) {
  const { remove } = useSynonymWrites();
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Synonyms"
      notice="Search no longer takes its terms for the same."
      confirmLabel="Delete Synonyms"
      onConfirm={() => remove.mutateAsync({ id: group.id })}
    >
      Are you sure you want to delete the group “{groupLabel(group)}”?
    </ConfirmDialog>
  );
}
