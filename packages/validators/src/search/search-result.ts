import { z } from "zod";
import { categoryRef } from "../content/category.ts";
import { languageRef, phraseEntry } from "../content/phrase-entry.ts";
import { SEARCH_MAX_LENGTH } from "./search-limits.ts";

const slugFilter = (noun: string) =>
  z.string().max(200).describe(`Slug of a ${noun} to search in`).optional();

export const searchInput = z.object({
  query: z
    .string()
    .max(SEARCH_MAX_LENGTH, `Search for at most ${SEARCH_MAX_LENGTH} characters`)
    .refine((query) => !query.includes("\0"), "Search without the null character, which no text has")
    .describe("What to look for, such as `thank you in japanese`"),
  language: slugFilter("language"),
  category: slugFilter("category"),
});

export const searchResultInput = searchInput.extend({
  /** Takes every word as a part of the phrase: a language or a category that the query names does not narrow. */
  everywhere: z.boolean().optional(),
});

/** Why a phrase was found. */
export const searchMatch = z
  .object({
    field: z
      .enum(["english", "native_text", "romanization", "variant", "pronunciation_guide"])
      .describe(
        "What matched; `variant` is another form of the translation, and by `pronunciation_guide` it sounds like the query",
      ),
    text: z.string().describe("The text that matched, as it is written"),
    parts: z
      .array(z.object({ start: z.int(), end: z.int() }))
      .describe(
        "Which parts of it matched, as offsets in UTF-16 units; none for a synonym of what was typed",
      ),
  })
  .meta({ id: "SearchMatch", description: "Why a phrase was found" });
export type SearchMatch = z.infer<typeof searchMatch>;

export const searchHit = phraseEntry
  .extend({
    match: searchMatch.nullable().describe("Null where only a language or a category was named"),
  })
  .meta({ id: "SearchHit", description: "A phrase in a language that was found, and why" });
export type SearchHit = z.infer<typeof searchHit>;

/** A phrase that was found, in the languages in which it was. */
export const searchGroup = z.object({
  phrase: phraseEntry.shape.phrase,
  category: categoryRef,
  /** Why the phrase was found in every language; null where single translations were, which say why themselves. */
  match: searchMatch.nullable(),
  hits: z.array(searchHit),
  /** In how many languages it was found. */
  total: z.int(),
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** What the search page shows: the phrases that were found, and what the query was taken to mean. */
export const searchResult = z.object({
  /** What was looked for, without the language and the category that the query names. */
  text: z.string(),
  /** Where it was looked for: as the filters or the query say. */
  language: languageRef.nullable(),
  category: categoryRef.nullable(),
  /** Which of the two the query named, and not a filter. */
  named: z.object({ language: z.boolean(), category: z.boolean() }),
  /** The text that was looked for instead, where the one typed has a typo. */
  corrected: z.string().nullable(),
  /** A whole query that would find something, where this one found nothing. */
  did_you_mean: z.string().nullable(),
  groups: z.array(searchGroup),
});
export type SearchResult = z.infer<typeof searchResult>;
