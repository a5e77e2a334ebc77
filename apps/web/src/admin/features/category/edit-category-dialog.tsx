import { type AdminCategory, categoryInput } from "@saywhere/validators/content/category";
import { useState } from "react";
import { EditDialog } from "../../lib/conflict/edit-dialog.tsx";
import type { ConflictField } from "../../lib/conflict/field-differences.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { CategoryFields } from "./category-fields.tsx";
import { CATEGORY_LABELS, categoryValues } from "./category-form.ts";
import { useCategoryWrites } from "./use-category-writes.ts";

interface EditCategoryDialogProps {
  category: AdminCategory;
  onClose(): void;
}

const CONFLICT_FIELDS: ConflictField[] = Object.entries(CATEGORY_LABELS).map(([name, label]) => ({
  name,
  label,
  multiline: name === "description",
}));

/** Open while mounted. */
export function EditCategoryDialog({ category, onClose }: EditCategoryDialogProps) {
  const { update } = useCategoryWrites();
  const [stored] = useState(category);
  const form = useEntityForm({ schema: categoryInput, initialValues: categoryValues(stored) });
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit Category"
      description={`Edit the details of ${stored.name}.`}
      form={form}
      onSave={update.mutateAsync}
      conflictFields={CONFLICT_FIELDS}
      base={{ slug: stored.slug }}
      submitLabel="Update Category"
      width={520}
    >
      <CategoryFields form={form} stored={stored} refusal={update.error} />
    </EditDialog>
  );
}
