import type { AdminCategory } from "@saywhere/validators/content/category-input";

export type CategoryValues = {
  name: string;
  description: string;
  /** Undefined: made of the name. */
  slug: string | undefined;
};

export const EMPTY_CATEGORY: CategoryValues = { name: "", description: "", slug: undefined };

export function categoryValues({ name, description }: AdminCategory): CategoryValues {
  return { name, description, slug: undefined };
}

/** What people call the fields: the form, the history and the dialog of two saves. */
export const CATEGORY_LABELS = {
  name: "Name",
  description: "Description",
  slug: "Address",
} as const satisfies Record<keyof CategoryValues, string>;
