import { BaseSlugField, type BaseSlugFieldProps } from "@saywhere/ui/form/base-slug-field";
import { slugField } from "@saywhere/validators/texts/field-schemas";
import { slugify } from "@saywhere/validators/urls/slug";
import { conflictOf } from "../text/error-text.ts";

interface StoredSlug {
  slug: string;
  /** The text that it was derived from. */
  source: string;
}

interface SlugFieldProps extends Pick<BaseSlugFieldProps, "value" | "onChange" | "error" | "prefix"> {
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
 * For the conflicts of a stored record: its slug, and the one that the field shows, which forms do not hold while the
 * slug follows the name. That one is undefined if it is not valid: the server then says what is wrong with the name.
 *
 * @param value the slug that an editor typed
 */
export function comparedSlug(value: string | undefined, source: string, stored: StoredSlug) {
  const shown = slugField.safeParse(value ?? keptSlug(source, stored) ?? slugify(source)).data;
  return { base: { slug: stored.slug }, shown: { slug: shown } };
}

/** The slug of a record, derived from its name by the rule of the API. */
export function SlugField({ refusal, source, stored, ...field }: SlugFieldProps) {
  const conflict = conflictOf(refusal);
  const isSlugTaken = conflict?.reason === "duplicate" && conflict.field === "slug";
  return (
    <BaseSlugField
      {...field}
      generated={slugify(source)}
      kept={keptSlug(source, stored)}
      stored={stored?.slug}
      suggestion={(isSlugTaken && conflict.suggestion) || undefined}
    />
  );
}
