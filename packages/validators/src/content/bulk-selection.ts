import { z } from "zod";
import { referenceId } from "../texts/field-schemas.ts";

/** Maximum number of records that one call changes. */
export const MAX_SELECTED = 1_000;

/** The records that a call changes together, each in the version that the caller has seen. */
export const selectedRecords = z
  .array(z.object({ id: referenceId(), version: z.int().min(1) }))
  .min(1, "Select at least one record")
  .max(MAX_SELECTED, `Select at most ${MAX_SELECTED.toLocaleString("en")} records`);
export type SelectedRecords = z.infer<typeof selectedRecords>;

/** Result of a change of several records. */
export const selectionResult = z.object({
  count: z.int().describe("Number of changed records; those that were as wanted already are not counted"),
  change_set_id: z.string().nullable().describe("For an undo; null if nothing changed"),
});
export type SelectionResult = z.infer<typeof selectionResult>;

/** A record that filters match, as a selection has it. */
export const matchingRecord = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string().describe("What people call the record"),
  translations: z.int().describe("Number of translations that a deletion of the record deletes with it"),
});
export type MatchingRecord = z.infer<typeof matchingRecord>;

export const matchingRecords = z.object({
  items: z.array(matchingRecord),
  more: z.boolean().describe(`Whether more than ${MAX_SELECTED.toLocaleString("en")} records match`),
});
export type MatchingRecords = z.infer<typeof matchingRecords>;
