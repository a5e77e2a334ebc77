import { useDebouncedValue } from "@mantine/hooks";
import { BaseSlugField } from "@saywhere/ui/form/base-slug-field";
import type { SlugRedirectKind } from "@saywhere/validators/content/slug-redirect";
import { slugField } from "@saywhere/validators/texts/field-schemas";
import { slugify } from "@saywhere/validators/urls/slug";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "../api/trpc.ts";
import { conflictOf } from "../text/error-text.ts";

interface StoredSlug {
  slug: string;
  /** The text that it was derived from. */
  source: string;
}

/** The paths before the slug on the site. */
const PREFIXES: Record<SlugRedirectKind, string> = {
  language: "/languages/",
  category: "/phrases?category=",
  phrase: "/phrases/",
};

/** A form with a slug among its values. */
interface SlugForm {
  values: { slug: string | undefined };
  errors: Record<string, ReactNode>;
  setFieldValue(name: "slug", slug: string | undefined): void;
}

interface SlugFieldProps {
  kind: SlugRedirectKind;
  form: SlugForm;
  /** The error of the last save, which may suggest a free slug. */
  refusal: unknown;
  /** The text that the slug is derived from. */
  source: string;
  /** The stored record, when editing. */
  stored?: StoredSlug & { id: number };
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

const TYPING_PAUSE_MS = 400;

/**
 * The name of the record that links with a formerly used slug lead to, asked when the typing pauses; undefined if
 * there is none, and for the stored slug or an invalid one.
 */
function useRedirectTarget(kind: SlugRedirectKind, slug: string, stored: SlugFieldProps["stored"]) {
  const [paused] = useDebouncedValue(slug, TYPING_PAUSE_MS);
  const isAsked = paused === slug && slug !== stored?.slug && slugField.safeParse(slug).success;
  const { data } = useQuery({
    ...useTRPC().slugRedirect.target.queryOptions(isAsked ? { kind, slug, id: stored?.id } : skipToken),
    // Any save of a record of the kind may change it.
    staleTime: 0,
  });
  return data?.name;
}

/** The slug of a record, derived from its name by the rule of the API. */
export function SlugField({ kind, form, refusal, source, stored }: SlugFieldProps) {
  const { slug } = form.values;
  const conflict = conflictOf(refusal);
  const isSlugTaken = conflict?.reason === "duplicate" && conflict.field === "slug";
  const generated = slugify(source);
  const kept = keptSlug(source, stored);
  return (
    <BaseSlugField
      value={slug}
      onChange={(chosen) => form.setFieldValue("slug", chosen)}
      error={form.errors["slug"]}
      prefix={PREFIXES[kind]}
      generated={generated}
      kept={kept}
      stored={stored?.slug}
      suggestion={(isSlugTaken && conflict.suggestion) || undefined}
      redirectTarget={useRedirectTarget(kind, slug ?? kept ?? generated, stored)}
    />
  );
}
