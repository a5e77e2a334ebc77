import { z } from "zod";
import { pageCursors, pageOf } from "../api/pagination.ts";
import { languageRef } from "../content/phrase-entry.ts";
import { translationUpdateInput } from "../content/translation.ts";
import {
  optionalSingleLine,
  optionalText,
  recordId,
  referenceId,
  requiredText,
} from "../texts/field-schemas.ts";
import {
  SUGGESTION_EMAIL_LENGTH,
  SUGGESTION_LENGTH,
  SUGGESTION_MIN_SECONDS,
  SUGGESTION_NAME_LENGTH,
  type SuggestionField,
} from "./suggestion-limits.ts";

export const SUGGESTION_PAGE_SIZE = 25;

const FIELDS = [
  "native_text",
  "romanization",
  "pronunciation_guide",
  "meaning",
  "recording",
  "other",
] as const satisfies SuggestionField[];

export const suggestionField = z
  .enum(FIELDS, "Choose what is wrong")
  .describe(
    "What is wrong. `native_text`, `romanization` and `pronunciation_guide` are texts of the phrase; `meaning` is its literal translation or its use.",
  );

/** What a visitor sends. */
export const suggestionInput = z.object({
  translation_id: referenceId().describe("Identifier of the translation: the `id` of a phrase in a language"),
  field: suggestionField,
  suggested: requiredText("Enter what it should say", SUGGESTION_LENGTH).describe("What it should say"),
  why: optionalText(SUGGESTION_LENGTH).describe("Why, or a source"),
  name: optionalSingleLine(SUGGESTION_NAME_LENGTH).describe(
    "Who suggests it; shown to editors only, unless `thank` is set",
  ),
  thank: z
    .boolean()
    .default(false)
    .describe("Whether the page may thank them by name once the suggestion is accepted"),
  recording: z
    .uuid("Record it again")
    .nullish()
    .describe("Identifier of a recording that the site's form sent before; other clients leave it out"),
  email: optionalSingleLine(SUGGESTION_EMAIL_LENGTH)
    .refine((text) => text == null || z.email().safeParse(text).success, {
      error: "Enter an e-mail address, such as ada@example.org, or leave it empty",
    })
    .describe("Where editors can ask; shown to editors only"),
  website: z
    .string()
    .max(0, "Leave this field empty")
    .default("")
    .describe("Always empty: people do not see this field of the form, but scripts that fill in forms do"),
  seconds: z
    .int()
    .min(SUGGESTION_MIN_SECONDS, "This was sent too quickly. Wait a few seconds and send it again")
    .max(2_147_483_647)
    .describe("How long writing it took, in seconds"),
});
export type SuggestionInput = z.infer<typeof suggestionInput>;

export const suggestionStatus = z.enum(["open", "accepted", "refused"]);
export type SuggestionStatus = z.infer<typeof suggestionStatus>;

/** What one visitor sent, as editors see it. */
const sent = {
  suggested: z.string(),
  why: z.string().nullable(),
  name: z.string().nullable(),
  /** Whether the page may thank the visitor by name. */
  thank: z.boolean(),
  email: z.string().nullable(),
  created_at: z.iso.datetime(),
};

/** A suggestion as editors see it. */
export const suggestion = z.object({
  ...sent,
  id: z.int(),
  translation_id: z.int(),
  language_id: z.int(),
  phrase: z.object({ slug: z.string(), english: z.string() }),
  language: languageRef,
  field: suggestionField,
  /** What the translation had there when the suggestion was sent; empty for what is no text. */
  shown: z.string(),
  /** What it has there now. */
  current: z.string(),
  has_recording: z.boolean(),
  status: suggestionStatus,
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /**
   * Other open suggestions of the same text, oldest first: a decision applies to all of them. Texts that differ in case or
   * in their final punctuation are the same.
   */
  doubles: z.array(z.object(sent)),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestionPageInput = z.object({
  status: suggestionStatus.default("open"),
  /** Any of several languages; all when absent. */
  language_ids: z.array(referenceId()).max(1_000).optional(),
  ...pageCursors,
});
export type SuggestionPageInput = z.infer<typeof suggestionPageInput>;

export const suggestionPage = pageOf(suggestion);
export type SuggestionPage = z.infer<typeof suggestionPage>;

/** The translation as an editor saves it, and the suggestion that this accepts; which names the translation. */
export const acceptSuggestionInput = translationUpdateInput
  .omit({ id: true })
  .extend({ suggestion_id: recordId });
export type AcceptSuggestionInput = z.infer<typeof acceptSuggestionInput>;

export const refuseSuggestionInput = z.object({ id: recordId, reason: optionalText(SUGGESTION_LENGTH) });
export type RefuseSuggestionInput = z.infer<typeof refuseSuggestionInput>;

/** A visitor's recording. */
export const suggestionRecording = z.object({ mp3: z.base64() });

/** A visitor's recording as a file of the media. */
export const storedSuggestionRecording = z.object({ url: z.string() });
