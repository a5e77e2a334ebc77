import { z } from "zod";
import { languageRef, phraseEntry } from "./phrase-entry.ts";

/** Suggestions and the search call ask from this many characters on (specification §9). */
export const SEARCH_MIN_LENGTH = 3;
export const SEARCH_LIMIT = 20;

export const searchInput = z.object({
  query: z
    .string()
    .max(200, "Search for at most 200 characters")
    .describe("What to look for, such as `thank you in japanese`"),
});

/** What the search page shows: the hits, and the language the query named. */
export const searchResult = z.object({
  /** The language the query named, when it named one. */
  language: languageRef.nullable(),
  /** The rest of the query, which was looked for. */
  text: z.string(),
  hits: z.array(phraseEntry),
});
export type SearchResult = z.infer<typeof searchResult>;
