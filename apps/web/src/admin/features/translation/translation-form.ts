import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { Translation, TranslationInput } from "@saywhere/validators/content/translation";
import { type ConflictField, conflictFieldsOf } from "../../lib/conflict/field-differences.ts";

export type TranslationValues = ReturnType<typeof translationValues>;

type GivenVariant = NonNullable<TranslationInput["variants"]>[number];

/** In a variant, what is left undefined is read from the label when it is saved. */
export type VariantValues = Pick<
  GivenVariant,
  "label" | "native_text" | "speaker" | "listener" | "register" | "region"
> & { romanization: string; pronunciation_guide: string };

export const BLANK_VARIANT: VariantValues = {
  label: "",
  native_text: "",
  romanization: "",
  pronunciation_guide: "",
};

/** Form values of a translation, or of a new one: an empty field holds an empty text, not null. */
export function translationValues(stored?: Translation) {
  return {
    language_id: stored?.language_id ?? null,
    phrase_id: stored?.phrase_id ?? null,
    needs_review: stored?.needs_review ?? false,
    native_text: stored?.native_text ?? "",
    romanization: stored?.romanization ?? "",
    pronunciation_guide: stored?.pronunciation_guide ?? "",
    literal_translation: stored?.literal_translation ?? "",
    usage_notes: stored?.usage_notes ?? "",
    audio_url: stored?.audio_url ?? "",
    video_url: stored?.video_url ?? "",
    cultural_notes: stored?.cultural_notes ?? "",
    thanks_to: stored?.thanks_to ?? "",
    regional_variations: stored?.regional_variations ?? [],
    variants: (stored?.variants ?? []).map(
      ({ same_meaning: _, ...variant }): VariantValues => ({
        ...variant,
        romanization: variant.romanization ?? "",
        pronunciation_guide: variant.pronunciation_guide ?? "",
      }),
    ),
  } satisfies Record<keyof TranslationInput, unknown>;
}

/** The fields that a visitor's suggestion can fill in, in the order of the form. */
export const SUGGESTED_FIELDS = [
  "native_text",
  "romanization",
  "pronunciation_guide",
  "audio_url",
  "thanks_to",
] as const;

export type SuggestedField = (typeof SUGGESTED_FIELDS)[number];

/** Field labels for the form, the history and the conflict dialog, in the order of the form. */
export const TRANSLATION_LABELS = {
  native_text: "Native Text",
  romanization: "Romanization",
  pronunciation_guide: "Pronunciation Guide",
  literal_translation: "Literal Translation",
  usage_notes: "Usage Notes",
  audio_url: "Audio URL",
  video_url: "Video URL",
  cultural_notes: "Cultural Notes",
  thanks_to: "Thanks to",
  regional_variations: "Regional Variations",
  variants: "Variants",
  needs_review: "Needs review",
} as const satisfies Record<Exclude<keyof TranslationInput, "language_id" | "phrase_id">, string>;

export function conflictFields(language: LanguageRef): ConflictField[] {
  const fields = conflictFieldsOf(TRANSLATION_LABELS, { native_text: { native: language } });
  return fields.filter(({ name }) => name !== "needs_review");
}
