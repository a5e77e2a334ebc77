import {
  SlugField as UiSlugField,
  type SlugFieldProps as UiSlugFieldProps,
} from "@saywhere/ui/form/slug-field";
import { slugField } from "@saywhere/validators/texts/field-schemas";
import { slugify } from "@saywhere/validators/urls/slug";
import { conflictOf } from "../text/error-text.ts";

interface StoredSlug {
  slug: string;
  /** The text that it was derived from. */
  source: string;
}

interface SlugFieldProps extends Pick<UiSlugFieldProps, "value" | "onChange" | "error" | "prefix"> {
  /** The error of the last save, which may suggest a free slug. */
  refusal?: unknown;
  /** The text that the slug is derived from. */
  source: string;
  /** The stored record, when editing. */
  stored?: StoredSlug;
}

/** The stored slug, if the text that it was derived from is unchanged. */
function keptSlug(source: string, stored: StoredSlug | undefined): string | null {
  return stored && stored.source.trim() === source.trim() ? stored.slug : null;
}

/**
 * What the field of a stored record shows, which forms do not hold while the slug follows the name.
 *
 * @param value the slug that an editor typed
 * @returns undefined if it is no valid slug: the server then says what is wrong with the name
 */
export function shownSlug(value: string | undefined, source: string, stored: StoredSlug): string | undefined {
  return slugField.safeParse(value ?? keptSlug(source, stored) ?? slugify(source)).data;
}

/** The slug of a record, derived from its name by the rule of the API. */
export function SlugField({ refusal, source, stored, ...field }: SlugFieldProps) {
  const conflict = conflictOf(refusal);
  const isSlugTaken = conflict?.reason === "duplicate" && conflict.field === "slug";
  return (
    <UiSlugField
      {...field}
      generated={slugify(source)}
      kept={keptSlug(source, stored)}
      stored={stored?.slug}
      suggestion={(isSlugTaken && conflict.suggestion) || undefined}
    />
  );
}
