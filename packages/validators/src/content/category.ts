import { z } from "zod";
import {
  expectedVersion,
  optionalSlug,
  recordId,
  requiredSingleLine,
  requiredText,
} from "../texts/field-schemas.ts";

/** A category as every read returns it. */
export const category = z
  .object({
    id: z.int().describe("Identifier"),
    slug: z.string().describe("Value of the `category` filter"),
    name: z.string().describe("English name"),
    description: z.string().describe("What its phrases are about"),
    version: z.int().describe("Counts the changes; sent back with a change to detect a newer save"),
  })
  .meta({
    id: "Category",
    description: "A group of phrases",
    example: {
      id: 1,
      slug: "greetings",
      name: "Greetings",
      description: "Saying hello and goodbye, and wishing people well at any time of day.",
      version: 1,
    },
  });
export type Category = z.infer<typeof category>;

/** The reference of a phrase to its category. */
export const categoryRef = z.object({ slug: z.string(), name: z.string() }).describe("The phrase's category");
export type CategoryRef = z.infer<typeof categoryRef>;

/** Fields of a category that an editor enters (specification §5). */
export const categoryInput = z
  .object({
    name: requiredSingleLine("Enter a name"),
    description: requiredText("Describe the category", 2_000),
    slug: optionalSlug("name"),
  })
  .meta({ id: "CategoryInput" });
export type CategoryInput = z.infer<typeof categoryInput>;

export const categoryUpdateInput = categoryInput.extend({ id: recordId, version: expectedVersion });
export type CategoryUpdateInput = z.infer<typeof categoryUpdateInput>;

/** A category in the admin list. */
export const adminCategory = category
  .extend({ phrase_count: z.int().describe("A category with phrases cannot be deleted") })
  .meta({ id: "AdminCategory" });
export type AdminCategory = z.infer<typeof adminCategory>;
