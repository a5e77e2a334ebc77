import { z } from "zod";
import { recordId, slugField } from "../texts/field-schemas.ts";

/** Kinds of record whose former slugs redirect to them. */
export const slugRedirectKind = z.enum(["language", "phrase", "category"]);
export type SlugRedirectKind = z.infer<typeof slugRedirectKind>;

/** A slug that a record is about to take. */
export const slugRedirectInput = z.object({
  kind: slugRedirectKind,
  slug: slugField,
  /** The record that takes the slug, unless it is new: it may take back a slug that it formerly had. */
  id: recordId.optional(),
});
export type SlugRedirectInput = z.infer<typeof slugRedirectInput>;

/** The record to which a former slug redirects. */
export const slugRedirectTarget = z.object({ name: z.string() });
export type SlugRedirectTarget = z.infer<typeof slugRedirectTarget>;
