import { readFile } from "node:fs/promises";
import { z } from "zod";

/** Search is improved by looking at the first part; the second, which nobody looks at, tells whether it holds. */
export const PARTS = ["tuning", "measured"] as const;
export type Part = (typeof PARTS)[number];

/** The ways in which people ask; the report tells each apart. */
export const KINDS = [
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
  })
  .refine(({ phrase, category }) => !(phrase && category), "A phrase or a category, not both")
  .refine(
    ({ phrase, category, language, nothing }) => Boolean(phrase ?? category ?? language) !== Boolean(nothing),
    "Something to find, or nothing: true",
  );

/** What a query should find, with slugs; a language alone is one that the query names. */
export type Expectation = z.infer<typeof expectation>;

const searchCase = z.strictObject({
  query: z.string().min(1),
  kind: z.enum(KINDS),
  expect: expectation,
});
export type SearchCase = z.infer<typeof searchCase>;

/** @throws ZodError naming what is wrong in which case */
export function parseCases(json: unknown): SearchCase[] {
  return z.array(searchCase).parse(json);
}

export async function readCases(part: Part): Promise<SearchCase[]> {
  return parseCases(JSON.parse(await readFile(new URL(`${part}.json`, import.meta.url), "utf8")));
}
