import { categoryInput } from "@saywhere/validators/content/category";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { CategoryFields } from "./category-fields.tsx";
import { EMPTY_CATEGORY } from "./category-form.ts";
import { useCategoryWrites } from "./use-category-writes.ts";

export function AddCategoryDialog({ onClose }: { onClose(saved: boolean): void }) {
  const { add } = useCategoryWrites();
  const form = useEntityForm({ schema: categoryInput, initialValues: EMPTY_CATEGORY });
  return (
    <FormDialog
      onClose={onClose}
      title="Add Category"
      description="A group of phrases that belong together."
      form={form}
      onSubmit={add.mutateAsync}
      submitLabel="Add Category"
      pendingLabel="Adding..."
      width={520}
    >
      <CategoryFields form={form} refusal={add.error} />
    </FormDialog>
  );
}
