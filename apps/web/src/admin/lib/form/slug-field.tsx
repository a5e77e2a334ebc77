import {
  SlugField as UiSlugField,
  type SlugFieldProps as UiSlugFieldProps,
} from "@saywhere/ui/form/slug-field";
import { slugify } from "@saywhere/validators/urls/slug";
import { conflictOf } from "../text/error-text.ts";

interface SlugFieldProps extends Pick<UiSlugFieldProps, "value" | "onChange" | "error" | "prefix"> {
  /** What the last save failed with: it may name a slug that is free. */
  refusal?: unknown;
  /** What the slug is made of: the name, the English text. */
  source: string;
  /** The record as it is stored, when it is being changed. */
  stored?: { slug: string; source: string };
}

/** The slug of a record, made of its name by the rule of the API. */
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
