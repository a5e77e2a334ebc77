import { Textarea, TextInput } from "@mantine/core";
import type { AdminCategory, CategoryInput } from "@saywhere/validators/content/category";
import { SlugField } from "../../lib/form/slug-field.tsx";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";

type CategoryValues = ReturnType<typeof categoryValues>;

/** Form values of a category, or of a new one. */
export function categoryValues(stored?: AdminCategory) {
  return {
    name: stored?.name ?? "",
    description: stored?.description ?? "",
    /** Undefined: derived from the name. */
    slug: undefined as string | undefined,
  } satisfies Record<keyof CategoryInput, unknown>;
}

/** Field labels for the form, the history and the conflict dialog. */
export const CATEGORY_LABELS = {
  name: "Name",
  description: "Description",
  slug: "Slug",
} as const satisfies Record<keyof CategoryValues, string>;

interface CategoryFieldsProps {
  form: EntityForm<CategoryValues, CategoryInput>;
  /** The stored category, when editing one. */
  stored?: AdminCategory;
  /** Error of the last save. */
  refusal: unknown;
}

export function CategoryFields({ form, stored, refusal }: CategoryFieldsProps) {
  return (
    <>
      <TextInput {...form.getInputProps("name")} label={CATEGORY_LABELS.name} required data-autofocus />
      <Textarea
        {...form.getInputProps("description")}
        label={CATEGORY_LABELS.description}
        description="What its phrases are about, in a sentence or two."
        autosize
        minRows={3}
        maxRows={10}
        required
      />
      <SlugField
        kind="category"
        form={form}
        source={form.values.name}
        stored={stored && { id: stored.id, slug: stored.slug, source: stored.name }}
        refusal={refusal}
      />
    </>
  );
}
