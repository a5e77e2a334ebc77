import { z } from "zod";
import { expectedVersion, recordId, requiredText, slugField } from "../texts/fields.ts";
import { category } from "./category.ts";

/** Fields of a category that an editor enters (specification §5). */
export const categoryInput = z
  .object({
    name: requiredText("Enter a name"),
    description: requiredText("Describe the category", 2_000),
    slug: slugField.optional().describe("Made of the name when left out"),
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
