import {
  SlugField as UiSlugField,
  type SlugFieldProps as UiSlugFieldProps,
} from "@saywhere/ui/form/slug-field";
import { slugify } from "@saywhere/validators/urls/slug";
import { conflictOf } from "../text/error-text.ts";

interface SlugFieldProps extends Pick<UiSlugFieldProps, "value" | "onChange" | "error" | "prefix"> {
  /** The error of the last save, which may suggest a free slug. */
  refusal?: unknown;
  /** The text that the slug is derived from. */
  source: string;
  /** The stored record, when editing. */
  stored?: { slug: string; source: string };
}

/** The slug of a record, derived from its name by the rule of the API. */
export function SlugField({ refusal, source, stored, ...field }: SlugFieldProps) {
  const conflict = conflictOf(refusal);
  const isSlugTaken = conflict?.reason === "duplicate" && conflict.field === "slug";
  return (
    <UiSlugField
      {...field}
      generated={slugify(source)}
      kept={stored && stored.source.trim() === source.trim() ? stored.slug : null}
      stored={stored?.slug}
      suggestion={(isSlugTaken && conflict.suggestion) || undefined}
    />
  );
}
