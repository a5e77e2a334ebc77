import type { AdminCategory } from "@saywhere/validators/content/category";

export type CategoryValues = {
  name: string;
  description: string;
  /** Undefined: derived from the name. */
  slug: string | undefined;
};

export const EMPTY_CATEGORY: CategoryValues = { name: "", description: "", slug: undefined };

export function categoryValues({ name, description }: AdminCategory): CategoryValues {
  return { name, description, slug: undefined };
}

/** Field labels for the form, the history and the conflict dialog. */
export const CATEGORY_LABELS = {
  name: "Name",
  description: "Description",
  slug: "Address",
} as const satisfies Record<keyof CategoryValues, string>;
