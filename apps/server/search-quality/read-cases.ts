import { readFile } from "node:fs/promises";
import { z } from "zod";

/** Search is improved by looking at the first part; the second, which nobody looks at, tells whether it holds. */
export const PARTS = ["tuning", "measured"] as const;
export type Part = (typeof PARTS)[number];

/**
 * The sets of queries: what people ask a phrase guide by its phrases, paraphrases of needs, and what travelers type:
 * telegraphic, with typos, in the English of learners, India, Britain and America. The last two were written before
 * search was tuned for them (the last one without a look at the intents), and divided by the hashes of their texts.
 */
export const SETS = ["phrases", "needs", "travellers"] as const;
export type CaseSet = (typeof SETS)[number];

const FILES = {
  phrases: { tuning: "tuning.json", measured: "measured.json" },
  needs: { tuning: "needs-tuning.json", measured: "needs-measured.json" },
  travellers: { tuning: "travellers-tuning.json", measured: "travellers-measured.json" },
} as const satisfies Record<CaseSet, Record<Part, string>>;

/** The ways in which people ask; the report tells each apart. */
const KINDS_OF_PHRASES = [
  "english phrase",
  "language at the end",
  "language at the start",
  "language without in",
  "whole question",
  "word or synonym",
  "typo",
  "way of writing",
  "category",
  "other name of a language",
  "language alone",
  "native word without marks",
  "native word with marks",
  "romanization",
  "native script",
  "noise",
] as const;
const KINDS_OF_NEEDS = [
  "need",
  "need in a language",
  "number",
  "number in a language",
  "out of scope",
] as const;
export const KINDS = {
  phrases: KINDS_OF_PHRASES,
  needs: KINDS_OF_NEEDS,
  travellers: KINDS_OF_NEEDS,
} as const;

/** One slug, or several that are equally right. */
const slugs = z
  .union([
    z
      .string()
      .min(1)
      .transform((slug) => [slug]),
    z.array(z.string().min(1)).min(2),
  ])
  .optional();

const expectation = z
  .strictObject({
    phrase: slugs,
    category: slugs,
    language: slugs,
    nothing: z.literal(true).optional(),
    unsure: z.literal(true).optional(),
  })
  .refine(({ phrase, category }) => !(phrase && category), "A phrase or a category, not both")
  .refine(
    ({ phrase, category, language, nothing, unsure }) =>
      [phrase ?? category ?? language, nothing, unsure].filter(Boolean).length === 1,
    "Something to find, or nothing: true, or unsure: true",
  );

/**
 * What a query should find, with slugs; a language alone is one that the query names. `unsure` allows texts that are
 * said to only sound like the query.
 */
export type Expectation = z.infer<typeof expectation>;

const searchCase = z.strictObject({
  query: z.string().min(1),
  kind: z.enum([...KINDS.phrases, ...KINDS.needs]),
  expect: expectation,
});
export type SearchCase = z.infer<typeof searchCase>;

/** @throws ZodError naming what is wrong in which case */
export function parseCases(json: unknown): SearchCase[] {
  return z.array(searchCase).parse(json);
}

export async function readCases(part: Part, set: CaseSet = "phrases"): Promise<SearchCase[]> {
  return parseCases(JSON.parse(await readFile(new URL(FILES[set][part], import.meta.url), "utf8")));
}
