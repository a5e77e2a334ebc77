import { z } from "zod";
import { expectedVersion, recordId, requiredText } from "../texts/fields.ts";
import { normalizeSearchText } from "../texts/normalize-search-text.ts";

const FEWEST_TERMS = 2;
export const MOST_TERMS = 30;
export const TERM_LENGTH = 80;

const term = requiredText("Leave no term empty", TERM_LENGTH).refine(
  (text) => normalizeSearchText(text) !== "",
  "Every term needs a letter or a digit",
);

/** Returns the first term that search treats as equal to an earlier one in the list; undefined if there is none. */
function findDouble(terms: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return terms.find((text) => seen.size === seen.add(normalizeSearchText(text)).size);
}

/** Fields of a synonym group that an editor enters. */
export const synonymGroupInput = z
  .object({
    terms: z
      .array(term, "Enter the terms that mean the same")
      .min(FEWEST_TERMS, "Enter at least two terms that mean the same")
      .max(MOST_TERMS, `Enter at most ${MOST_TERMS} terms`)
      .superRefine((terms, context) => {
        const double = findDouble(terms);
        if (double === undefined) return;
        context.addIssue({
          code: "custom",
          message: `Search treats “${double}” as a term that is already in the group`,
        });
      })
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
