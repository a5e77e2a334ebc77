import { z } from "zod";
import { expectedVersion, recordId } from "../texts/field-schemas.ts";
import { checkDoubles, searchTerm } from "./search-term.ts";

const MIN_TERMS = 2;
export const MAX_TERMS = 30;

/** Fields of a synonym group that an editor enters. */
export const synonymGroupInput = z
  .object({
    terms: z
      .array(searchTerm, "Enter the terms that mean the same")
      .min(MIN_TERMS, "Enter at least two terms that mean the same")
      .max(MAX_TERMS, `Enter at most ${MAX_TERMS} terms`)
      .superRefine(checkDoubles((term) => `Search treats “${term}” as a term that is already in the group`))
      .describe("Words and short texts that mean the same to search, each of at most 80 characters"),
  })
  .meta({ id: "SynonymGroupInput" });
export type SynonymGroupInput = z.infer<typeof synonymGroupInput>;

export const synonymGroupUpdateInput = synonymGroupInput.extend({ id: recordId, version: expectedVersion });
export type SynonymGroupUpdateInput = z.infer<typeof synonymGroupUpdateInput>;

/** A synonym group as every read returns it. */
export const synonymGroup = z
  .object({
    id: z.int().describe("Identifier"),
    terms: z.array(z.string()).describe("What means the same; in the order in which editors wrote it"),
    version: z.int().describe("Counts the changes; sent back with a change to detect a newer save"),
  })
  .meta({
    id: "SynonymGroup",
    description: "Words and short texts that mean the same to search",
    example: { id: 1, terms: ["bathroom", "toilet", "restroom"], version: 1 },
  });
export type SynonymGroup = z.infer<typeof synonymGroup>;
