import { z } from "zod";
import { numberedPage, pageCursors, pageOf, sortOrder } from "../api/pagination.ts";
import { SEARCH_MAX_LENGTH } from "../api/search-length.ts";
import {
  expectedVersion,
  optionalSlug,
  recordId,
  referenceId,
  requiredSingleLine,
} from "../texts/field-schemas.ts";
import { selectedRecords } from "./bulk-selection.ts";
import { checkDoubles, searchTerm } from "./search-term.ts";

/** An English phrase as the admin lists return it. */
export const phrase = z
  .object({
    id: z.int().describe("Identifier"),
    slug: z.string().describe("Last segment of the phrase's URLs"),
    english: z.string().describe("The phrase in English"),
    category_id: z.int().describe("Identifier of its category"),
    intents: z.array(z.string()).describe("Other ways to say the need that it meets, as editors wrote them"),
    version: z.int().describe("Counts the changes; sent back with a change to detect a newer save"),
  })
  .meta({
    id: "Phrase",
    description: "An English phrase",
    example: { id: 1, slug: "hello", english: "Hello", category_id: 1, intents: ["say hi"], version: 1 },
  });
export type Phrase = z.infer<typeof phrase>;

/** Maximum number of related phrases that editors choose for a phrase. */
export const MAX_RELATED_PHRASES = 20;

/** Maximum number of intents of a phrase. */
export const MAX_INTENTS = 30;

/** Fields of a phrase that an editor enters (specification §5). */
export const phraseInput = z
  .object({
    english: requiredSingleLine("Enter the phrase in English", 500),
    category_id: referenceId("Choose a category"),
    slug: optionalSlug("English text"),
    related_phrase_ids: z
      .array(referenceId())
      .max(MAX_RELATED_PHRASES, `Choose at most ${MAX_RELATED_PHRASES} related phrases`)
      .optional()
      .describe("Phrases that this one points to, in order; unchanged when left out"),
    intents: z
      .array(searchTerm)
      .max(MAX_INTENTS, `Enter at most ${MAX_INTENTS} ways to say it`)
      .superRefine(checkDoubles((term) => `Search treats “${term}” as one that is already in the list`))
      .optional()
      .describe(
        "Other ways to say the need that the phrase meets, by which search finds it; each of at most 80 characters; unchanged when left out",
      ),
  })
  .meta({ id: "PhraseInput" });
export type PhraseInput = z.infer<typeof phraseInput>;

export const phraseUpdateInput = phraseInput.extend({ id: recordId, version: expectedVersion });
export type PhraseUpdateInput = z.infer<typeof phraseUpdateInput>;

/** A way to say the need of a phrase, to be added to it. */
export const phraseIntentInput = z.object({ phrase_id: referenceId("Choose a phrase"), intent: searchTerm });
export type PhraseIntentInput = z.infer<typeof phraseIntentInput>;

/** A phrase in the admin list. */
export const adminPhrase = phrase
  .extend({
    category_name: z.string().nullable(),
    popular_rank: z.int().nullable(),
    translation_count: z.int().describe("In how many languages the phrase has a translation"),
    related_phrases: z.array(z.object({ id: z.int(), english: z.string() })),
  })
  .meta({ id: "AdminPhrase" });
export type AdminPhrase = z.infer<typeof adminPhrase>;

export const adminPhraseSort = z.enum(["position", "english", "category", "translations", "updated"]);

export const adminPhrasePageInput = z.object({
  search: z.string().max(SEARCH_MAX_LENGTH).optional().describe("Part of the English text or of the slug"),
  category_id: referenceId().optional(),
  sort: adminPhraseSort.default("position"),
  order: sortOrder.default("asc"),
  ...pageCursors,
  ...numberedPage,
});
export type AdminPhrasePageInput = z.infer<typeof adminPhrasePageInput>;

export const adminPhrasePage = pageOf(adminPhrase);
export type AdminPhrasePage = z.infer<typeof adminPhrasePage>;

/** The phrases that the filters of the admin list match, in its order. */
export const matchingPhrasesInput = adminPhrasePageInput.pick({
  search: true,
  category_id: true,
  sort: true,
  order: true,
});
export type MatchingPhrasesInput = z.infer<typeof matchingPhrasesInput>;

/** Changes several phrases: what is left out stays as it is. */
export const phraseSelectionInput = z.object({
  records: selectedRecords,
  category_id: referenceId("Choose a category").optional(),
  popular: z.boolean().optional().describe("`true` adds them after the other popular phrases"),
});
export type PhraseSelectionInput = z.infer<typeof phraseSelectionInput>;

/** Maximum number of popular phrases. */
export const MAX_POPULAR = 200;

/** Phrases to choose from in a field: the few that match the typed text. */
export const phraseOptionsInput = z.object({ search: z.string().max(SEARCH_MAX_LENGTH).default("") });
export const phraseOption = z.object({ id: z.int(), english: z.string(), slug: z.string() });
export type PhraseOption = z.infer<typeof phraseOption>;
