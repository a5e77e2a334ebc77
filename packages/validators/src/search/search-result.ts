import { z } from "zod";
import { SEARCH_MAX_LENGTH } from "../api/search-length.ts";
import { categoryRef } from "../content/category.ts";
import { languageRef, phraseEntry } from "../content/phrase-entry.ts";

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
  prefer: z
    .string()
    .max(200)
    .describe("Slug of the language that comes first where neither `language` nor the query names one")
    .optional(),
});

export const searchResultInput = searchInput.extend({
  /** Reads every word as part of the phrase: a language or a category named in the query does not narrow the search. */
  everywhere: z.boolean().optional(),
});

/** The reason why a phrase was found. */
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
    sounds_like: z
      .literal(true)
      .optional()
      .describe(
        "True where the text only sounds or looks like the query, which names no language: a guess, listed last",
      ),
  })
  .meta({ id: "SearchMatch", description: "Why a phrase was found" });
export type SearchMatch = z.infer<typeof searchMatch>;

export const searchHit = phraseEntry
  .extend({
    match: searchMatch
      .nullable()
      .describe(
        "Null where only a language or a category was named, and where the text is the phrase in another language than the named one",
      ),
  })
  .meta({ id: "SearchHit", description: "A phrase in a language that was found, and why" });
export type SearchHit = z.infer<typeof searchHit>;

/** A phrase with the languages in which it was found. */
export const searchGroup = z.object({
  phrase: phraseEntry.shape.phrase,
  category: categoryRef,
  /** The reason that holds in every language; null if single translations matched, each of which has its own reason. */
  match: searchMatch.nullable(),
  hits: z.array(searchHit),
  /** Number of languages in which the phrase was found. */
  total: z.int(),
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** Data of the search page: the phrases found, and the interpretation of the query. */
export const searchResult = z.object({
  /** The searched text, without the language and the category that the query names. */
  text: z.string(),
  /** The scope of the search, from the filters or the query. */
  language: languageRef.nullable(),
  category: categoryRef.nullable(),
  /** Whether the query, and not a filter, named the language and the category. */
  named: z.object({ language: z.boolean(), category: z.boolean() }),
  /** The text that was searched instead: without a typo, or only the words that phrases have. */
  corrected: z.string().nullable(),
  /** A whole query that would have results, if this one has none. */
  did_you_mean: z.string().nullable(),
  /** The language that the query names and the guide does not have, and the rest of the query if it has results. */
  missing_language: z.object({ name: z.string(), text: z.string().nullable() }).optional(),
  groups: z.array(searchGroup),
});
export type SearchResult = z.infer<typeof searchResult>;
