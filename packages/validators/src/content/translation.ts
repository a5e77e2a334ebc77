import { z } from "zod";
import { cursorInput, numberedPage, pageCursors, pageOf, sortOrder } from "../api/pagination.ts";
import { SEARCH_MAX_LENGTH } from "../api/search-length.ts";
import {
  expectedVersion,
  optionalSingleLine,
  optionalText,
  optionalUrl,
  recordId,
  referenceId,
  requiredSingleLine,
  requiredText,
} from "../texts/field-schemas.ts";
import { acceptedWarning, qualityWarning } from "../texts/quality-warnings.ts";
import { listener, regionalVariation, register, speaker, variant } from "./phrase-detail.ts";
import { languageRef } from "./phrase-entry.ts";

/** A translation as it is stored: the record of one phrase in one language (specification §3). */
export const translation = z
  .object({
    id: z.int(),
    language_id: z.int(),
    phrase_id: z.int(),
    native_text: z.string(),
    romanization: z.string().nullable(),
    pronunciation_guide: z.string().nullable(),
    literal_translation: z.string().nullable(),
    usage_notes: z.string().nullable(),
    audio_url: z.string().nullable(),
    video_url: z.string().nullable(),
    cultural_notes: z.string().nullable(),
    thanks_to: z.string().nullable(),
    regional_variations: z.array(regionalVariation),
    variants: z.array(variant),
    accepted_warnings: z
      .array(acceptedWarning)
      .describe("Warnings that are not reported for the current text; empty after the text changes"),
    needs_review: z.boolean().describe("Whether a reviewer has to check it"),
    version: z.int().describe("Counts the changes; sent back with a change to detect a newer save"),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Translation", description: "One phrase in one language, as it is stored" });
export type Translation = z.infer<typeof translation>;

const FROM_LABEL = "Read from the label when left out; null if it does not matter";

/** A variant that an editor enters. */
export const variantInput = z.object({
  label: requiredSingleLine("Describe when this form is used"),
  speaker: speaker.nullish().describe(`Who says it. ${FROM_LABEL}`),
  listener: listener.nullish().describe(`To whom it is said. ${FROM_LABEL}`),
  register: register.nullish().describe(`More formal or more informal than the main form. ${FROM_LABEL}`),
  region: optionalSingleLine(100).describe(
    `Countries or regions where people say it, separated by commas. ${FROM_LABEL}`,
  ),
  native_text: requiredSingleLine("Enter the native text of this form", 2_000),
  romanization: optionalSingleLine(2_000),
  pronunciation_guide: optionalSingleLine(2_000),
});

/** Maximum number of variants, and of regional variations, of a translation. */
export const MAX_VARIANTS = 50;

/** Maximum length of the names of those thanked. */
export const THANKS_LENGTH = 500;

const texts = {
  native_text: requiredText("Enter the native text", 2_000),
  romanization: optionalSingleLine(2_000),
  pronunciation_guide: optionalSingleLine(2_000),
  literal_translation: optionalText(2_000),
  usage_notes: optionalText(),
  cultural_notes: optionalText(),
  audio_url: optionalUrl.describe(
    "URL of a recording, such as the `url` of a file of the media; or a path on this site",
  ),
  video_url: optionalUrl.describe("URL of a video, or a path on this site"),
  thanks_to: optionalSingleLine(THANKS_LENGTH).describe(
    "Names of visitors whom the page thanks for their help",
  ),
  regional_variations: z
    .array(
      z.object({
        region: requiredSingleLine("Enter the region"),
        notes: requiredText("Describe what differs", 2_000),
      }),
    )
    .max(MAX_VARIANTS, `Use at most ${MAX_VARIANTS} regional variations`)
    .optional()
    .describe("Unchanged when left out"),
  variants: z
    .array(variantInput)
    .max(MAX_VARIANTS, `Use at most ${MAX_VARIANTS} variants`)
    .optional()
    .describe("Unchanged when left out"),
};

/** Names of the fields that an editor enters, in the order of an export. */
export const TRANSLATION_INPUT_FIELDS = Object.keys(texts);

const needsReview = z
  .boolean()
  .optional()
  .describe(
    "Whether a reviewer has to check it; unchanged when left out. It is always set by an editor whose changes need a review",
  );

/** Fields of a new translation that an editor enters (specification §5). */
export const translationInput = z
  .object({
    language_id: referenceId("Choose a language"),
    phrase_id: referenceId("Choose a phrase"),
    ...texts,
    needs_review: needsReview,
  })
  .meta({ id: "TranslationInput" });
export type TranslationInput = z.infer<typeof translationInput>;

export const translationUpdateInput = z
  .object({
    id: recordId,
    language_id: referenceId().optional().describe("Sent unchanged, or left out"),
    phrase_id: referenceId().optional().describe("Sent unchanged, or left out"),
    ...texts,
    needs_review: needsReview,
    version: expectedVersion,
  })
  .meta({ id: "TranslationUpdate" });
export type TranslationUpdateInput = z.infer<typeof translationUpdateInput>;

/** Filters of the whole list (specification §7, `GET /api/language-phrases`). */
export const translationListInput = z.object({
  language_id: recordId.optional().describe("Only translations into this language"),
  phrase_id: recordId.optional().describe("Only translations of this phrase"),
  ...cursorInput,
});
export type TranslationListInput = z.infer<typeof translationListInput>;

/** Filter of the list by the status of the stored translations. */
export const translationShow = z.enum([
  "all",
  "missing",
  "romanized",
  "not-romanized",
  "audio",
  "no-audio",
  "video",
  "review",
  "warnings",
  "comments",
]);
export type TranslationShow = z.infer<typeof translationShow>;

/** A row of the admin list; `translation` is null if the phrase has none in the language. */
export const translationRow = z.object({
  language: languageRef.extend({ id: z.int() }),
  phrase: z.object({ id: z.int(), slug: z.string(), english: z.string() }),
  translation: translation.nullable(),
  warnings: z.array(qualityWarning),
  open_comments: z.int(),
});
export type TranslationRow = z.infer<typeof translationRow>;

/** Accepts a warning of a translation, or ends that. */
export const acceptWarningInput = z.object({
  id: recordId,
  warning: qualityWarning,
  accepted: z.boolean(),
  version: expectedVersion,
});
export type AcceptWarningInput = z.infer<typeof acceptWarningInput>;

/** Another phrase with the same text in a language. */
export const sameText = z.object({ translation_id: z.int(), english: z.string() });
export type SameText = z.infer<typeof sameText>;

/** A phrase that is being translated, with the text so far. */
export const similarTranslationsInput = z.object({
  language_id: referenceId(),
  phrase_id: referenceId(),
  native_text: z.string().max(2_000).default(""),
});

export type SimilarTranslationsInput = z.infer<typeof similarTranslationsInput>;

/** A translation of another phrase that shares words with the one being translated. */
export const similarTranslation = sameText.extend({
  native_text: z.string(),
  romanization: z.string().nullable(),
  likeness: z.number().describe("From 0 to 1"),
});
export type SimilarTranslation = z.infer<typeof similarTranslation>;

/** Maximum number of similar translations. */
export const MAX_SIMILAR = 5;

export const translationPageInput = z.object({
  language_id: referenceId().optional(),
  language_ids: z
    .array(referenceId())
    .max(1_000)
    .optional()
    .describe("Any of several languages; ignored with `language_id`"),
  phrase_id: referenceId().optional(),
  search: z
    .string()
    .max(SEARCH_MAX_LENGTH)
    .optional()
    .describe("Part of the English text, the native text or the romanization"),
  show: translationShow.default("all"),
  warning: qualityWarning.optional().describe("With `show: warnings`, only those with this warning"),
  sort: z
    .enum(["position", "updated", "language", "phrase", "native_text"])
    .default("position")
    .describe("`position`: by phrase, then language, as on the site"),
  order: sortOrder.default("asc"),
  ...pageCursors,
  ...numberedPage,
});
export type TranslationPageInput = z.infer<typeof translationPageInput>;

/** The stored translations that the filters of the admin list match, in its order. */
export const matchingTranslationsInput = translationPageInput.omit({
  after: true,
  before: true,
  limit: true,
  page: true,
});
export type MatchingTranslationsInput = z.infer<typeof matchingTranslationsInput>;

export const translationPage = pageOf(translationRow);
export type TranslationPage = z.infer<typeof translationPage>;

/** A phrase in every language, missing translations first. */
export const translationsOfPhrase = z.object({
  phrase: z.object({ id: z.int(), slug: z.string(), english: z.string() }),
  rows: z.array(translationRow),
});
export type TranslationsOfPhrase = z.infer<typeof translationsOfPhrase>;
