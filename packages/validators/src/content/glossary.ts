import { z } from "zod";
import { optionalSingleLine, requiredSingleLine } from "../texts/field-schemas.ts";

const MAX_TERMS = 500;

/** A word or a short text as the translations of a language say it. */
export const glossaryTerm = z
  .object({
    english: z.string().describe("English word or short text"),
    term: z.string().describe("How translations say it"),
    note: z.string().nullable().describe("When to use it"),
  })
  .meta({
    id: "GlossaryTerm",
    description: "A word as the translations of a language say it",
    example: { english: "bill", term: "cuenta", note: "In a restaurant" },
  });
export type GlossaryTerm = z.infer<typeof glossaryTerm>;

export const glossaryInput = z
  .array(
    z.object({
      english: requiredSingleLine("Enter the English word", 80),
      term: requiredSingleLine("Enter how translations say it", 200),
      note: optionalSingleLine(200),
    }),
  )
  .max(MAX_TERMS, `Use at most ${MAX_TERMS} terms`);
