import type { AdminCategory } from "@saywhere/validators/content/category";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { PhrasesLink } from "./phrases-link.tsx";
import { useCategoryWrites } from "./use-category-writes.ts";

interface DeleteCategoryDialogProps {
  category: AdminCategory;
  onClose(): void;
}

export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const { remove } = useCategoryWrites();
  const inUse = category.phrase_count > 0;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Category"
      notice={
        inUse && (
          <p>
            This category contains <PhrasesLink category={category} />. It cannot be deleted until they are
            moved or deleted.
          </p>
        )
      }
      confirmLabel="Delete Category"
      confirmDisabled={inUse}
      onConfirm={() => remove.mutateAsync({ id: category.id })}
    >
      Are you sure you want to delete the category “{category.name}”?
    </ConfirmDialog>
  );
}
