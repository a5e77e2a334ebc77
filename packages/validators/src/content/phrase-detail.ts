import { z } from "zod";
import { cursorInput } from "../api/pagination.ts";
import { direction } from "../texts/direction.ts";
import { categoryRef } from "./category.ts";
import { language, languageExample, languageSlugOrIdInput } from "./language.ts";

const optionalText = z.string().nullable();

export const regionalVariation = z.object({ region: z.string(), notes: z.string() });
export type RegionalVariation = z.infer<typeof regionalVariation>;

export const speaker = z.enum(["woman", "man"], "Use woman or man, or null if it does not matter");
export const listener = z.enum(
  ["woman", "man", "several", "child"],
  "Use woman, man, several or child, or null if it does not matter",
);
export const register = z.enum(
  ["formal", "informal"],
  "Use formal or informal, or null if it does not matter",
);

/** Another form of a translation, such as an informal one or one used by women. */
export const variant = z.object({
  label: z.string().describe("When this form is used"),
  speaker: speaker.nullable().describe("Who says it; null if that does not matter"),
  listener: listener.nullable().describe("To whom it is said; null if that does not matter"),
  register: register.nullable().describe("Whether it is more formal or more informal than the main form"),
  region: optionalText.describe("Countries or regions where people say it, separated by commas"),
  same_meaning: z
    .boolean()
    .describe(
      "Whether the label says nothing but speaker, listener, register and region, so that the form can take the place of the main one",
    ),
  native_text: z.string(),
  romanization: optionalText,
  pronunciation_guide: optionalText,
});
export type Variant = z.infer<typeof variant>;

/** A form that takes the place of a translation for visitors who speak like this. */
export const languageForm = variant
  .omit({ listener: true, same_meaning: true })
  .extend({ id: z.int().describe("Identifier of the translation") });
export type LanguageForm = z.infer<typeof languageForm>;

export const relatedPhrase = z.object({
  id: z.int(),
  slug: z.string(),
  english: z.string(),
  category: categoryRef,
  native_text: z.string(),
  romanization: optionalText,
});
export type RelatedPhrase = z.infer<typeof relatedPhrase>;

/** The same phrase in another language. */
export const otherLanguageTranslation = z.object({
  id: z.int(),
  language_slug: z.string(),
  language_name: z.string(),
  language_code: z.string(),
  language_script: z.string(),
  language_direction: direction,
  native_text: z.string(),
  romanization: optionalText,
});
export type OtherLanguageTranslation = z.infer<typeof otherLanguageTranslation>;

const neighbor = z
  .object({ slug: z.string(), english: z.string() })
  .nullable()
  .describe("Neighbor in the category that has a translation in this language; null at the ends");

/** One phrase in one language, with all fields (specification §3, "Phrase detail"). */
export const phraseDetail = z
  .object({
    id: z.int().describe("Identifier of the translation"),
    phrase: z.object({ slug: z.string(), english: z.string() }),
    language,
    category: categoryRef,
    native_text: z.string(),
    romanization: optionalText,
    pronunciation_guide: optionalText.describe("Hyphenated syllables, the stressed one in capitals"),
    literal_translation: optionalText,
    usage_notes: optionalText,
    cultural_notes: optionalText.describe("Paragraphs, separated by line breaks"),
    audio_url: optionalText,
    video_url: optionalText,
    thanks_to: optionalText.describe("Names of visitors who helped with this phrase"),
    regional_variations: z.array(regionalVariation),
    variants: z.array(variant),
    related_phrases: z.array(relatedPhrase),
    same_phrase_other_languages: z.array(otherLanguageTranslation),
    previous: neighbor,
    next: neighbor,
    updated_at: z.iso.datetime().describe("When the translation last changed"),
  })
  .meta({
    id: "PhraseDetail",
    description: "One phrase in one language, in full",
    example: {
      id: 1197,
      phrase: { slug: "good-morning", english: "Good morning" },
      language: languageExample,
      category: { slug: "greetings", name: "Greetings" },
      native_text: "صبح بخیر",
      romanization: "Sobh bekheyr",
      pronunciation_guide: "SOBH beh-KHAYR",
      literal_translation: "Morning to goodness",
      usage_notes: "Said until late morning.",
      cultural_notes: null,
      thanks_to: null,
      audio_url: null,
      video_url: null,
      regional_variations: [{ region: "Tajikistan", notes: "In Tajikistan people say subh ba khayr." }],
      variants: [
        {
          label: "formal",
          speaker: null,
          listener: null,
          register: "formal",
          region: null,
          same_meaning: true,
          native_text: "صبح شما بخیر",
          romanization: "Sobh-e shomā bekheyr",
          pronunciation_guide: "SOB-heh shoh-MAH beh-KHAYR",
        },
      ],
      related_phrases: [
        {
          id: 1210,
          slug: "hello",
          english: "Hello",
          category: { slug: "greetings", name: "Greetings" },
          native_text: "سلام",
          romanization: "Salām",
        },
      ],
      same_phrase_other_languages: [
        {
          id: 3990,
          language_slug: "spanish",
          language_name: "Spanish",
          language_code: "es",
          language_script: "Latn",
          language_direction: "ltr",
          native_text: "Buenos días",
          romanization: null,
        },
      ],
      previous: { slug: "hello", english: "Hello" },
      next: { slug: "good-afternoon", english: "Good afternoon" },
      updated_at: "2026-01-31T12:00:00.000Z",
    },
  });
export type PhraseDetail = z.infer<typeof phraseDetail>;

/** One phrase of a language whose translations are read together. */
export const languageTranslation = phraseDetail
  .omit({ language: true, same_phrase_other_languages: true, previous: true, next: true })
  .meta({ id: "LanguageTranslation", description: "One phrase in the language of the list, in full" });
export type LanguageTranslation = z.infer<typeof languageTranslation>;

export const languageTranslationsInput = z.object({
  slug: languageSlugOrIdInput.shape.slug,
  ...cursorInput,
});
export type LanguageTranslationsInput = z.infer<typeof languageTranslationsInput>;

export const phraseDetailInput = z.object({
  languageSlug: z.string().min(1).max(200).describe("Slug of the language"),
  phraseSlug: z.string().min(1).max(200).describe("Slug of the phrase"),
});

export const phraseSlugInput = z.object({ phraseSlug: z.string().min(1).max(200) });

/** One phrase in every language, for the page /phrases/{phraseSlug}. */
export const phraseInAllLanguages = z.object({
  phrase: z.object({ slug: z.string(), english: z.string() }),
  category: categoryRef,
  translations: z.array(otherLanguageTranslation),
});
export type PhraseInAllLanguages = z.infer<typeof phraseInAllLanguages>;

/** Maximum number of phrases on a language page; the remaining phrases are on the next page. */
export const COMMON_PHRASES_PAGE = 500;

/**
 * A page of a language's phrases: `after` is the `next` of the previous page, `before` the `previous` of the next page.
 */
export const commonPhrasesInput = z.object({
  slug: z.string().min(1).max(200),
  after: z.string().max(400).optional(),
  before: z.string().max(400).optional(),
});

/** One phrase of a language, with how it sounds. */
export const commonPhrase = z.object({
  id: z.int().describe("Identifier of the translation"),
  slug: z.string(),
  english: z.string(),
  native_text: z.string(),
  romanization: optionalText,
  pronunciation_guide: optionalText,
  audio_url: optionalText,
});
export type CommonPhrase = z.infer<typeof commonPhrase>;

/** The phrases of a language, by category, for the page /languages/{slug}/common-phrases. */
export const commonPhrases = z.object({
  language,
  count: z.int().describe("How many phrases the language has in all"),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      description: z.string(),
      phrases: z.array(commonPhrase),
    }),
  ),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type CommonPhrases = z.infer<typeof commonPhrases>;
