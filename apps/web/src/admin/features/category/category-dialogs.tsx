import { type AdminCategory, categoryInput } from "@saywhere/validators/content/category";
import { paths } from "@saywhere/validators/urls/paths";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationToasts } from "../../lib/api/use-mutation-toasts.ts";
import { conflictFieldsOf } from "../../lib/conflict/field-differences.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { EditDialog } from "../../lib/dialog/edit-dialog.tsx";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { comparedSlug } from "../../lib/form/slug-field.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { PhrasesLink } from "./category-card.tsx";
import { CATEGORY_LABELS, CategoryFields, categoryValues } from "./category-fields.tsx";

export function AddCategoryDialog({ onClose }: { onClose(saved: boolean): void }) {
  const add = useMutation(useTRPC().category.create.mutationOptions(useMutationToasts("category").on("add")));
  const form = useEntityForm({ schema: categoryInput, initialValues: categoryValues() });
  return (
    <FormDialog
      onClose={onClose}
      title="Add Category"
      description="A group of phrases that belong together."
      form={form}
      onSave={add.mutateAsync}
      submitLabel="Add Category"
      pendingLabel="Adding..."
      width={520}
    >
      <CategoryFields form={form} refusal={add.error} />
    </FormDialog>
  );
}

interface StoredCategoryProps {
  category: AdminCategory;
  onClose(): void;
}

const CONFLICT_FIELDS = conflictFieldsOf(CATEGORY_LABELS);

/** Open while mounted. */
export function EditCategoryDialog({ category, onClose }: StoredCategoryProps) {
  const update = useMutation(
    useTRPC().category.update.mutationOptions(useMutationToasts("category").on("update")),
  );
  /** As of the opening of the dialog, whatever is read meanwhile. */
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
      siteUrl={paths.phrases({ category: stored.slug })}
      conflictFields={CONFLICT_FIELDS}
      {...comparedSlug(form.values.slug, form.values.name, { slug: stored.slug, source: stored.name })}
      submitLabel="Update Category"
      width={520}
    >
      <CategoryFields form={form} stored={stored} refusal={update.error} />
    </EditDialog>
  );
}

export function DeleteCategoryDialog({ category, onClose }: StoredCategoryProps) {
  const remove = useMutation(
    useTRPC().category.delete.mutationOptions(useMutationToasts("category").on("delete")),
  );
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
