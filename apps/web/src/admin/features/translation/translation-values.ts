import type { Translation } from "@saywhere/validators/content/translation";

/** A translation as its form holds it: texts that are left empty are empty texts. */
export interface TranslationValues {
  language_id: number | null;
  phrase_id: number | null;
  native_text: string;
  romanization: string;
  pronunciation_guide: string;
  literal_translation: string;
  usage_notes: string;
  audio_url: string;
  video_url: string;
  cultural_notes: string;
  regional_variations: { region: string; notes: string }[];
  variants: { label: string; native_text: string; romanization: string; pronunciation_guide: string }[];
}

export const EMPTY_TRANSLATION: TranslationValues = {
  language_id: null,
  phrase_id: null,
  native_text: "",
  romanization: "",
  pronunciation_guide: "",
  literal_translation: "",
  usage_notes: "",
  audio_url: "",
  video_url: "",
  cultural_notes: "",
  regional_variations: [],
  variants: [],
};

/** What the form of a stored translation begins with. */
export function translationValues(stored: Translation): TranslationValues {
  return {
    language_id: stored.language_id,
    phrase_id: stored.phrase_id,
    native_text: stored.native_text,
    romanization: stored.romanization ?? "",
    pronunciation_guide: stored.pronunciation_guide ?? "",
    literal_translation: stored.literal_translation ?? "",
    usage_notes: stored.usage_notes ?? "",
    audio_url: stored.audio_url ?? "",
    video_url: stored.video_url ?? "",
    cultural_notes: stored.cultural_notes ?? "",
    regional_variations: stored.regional_variations,
    variants: stored.variants.map((variant) => ({
      ...variant,
      romanization: variant.romanization ?? "",
      pronunciation_guide: variant.pronunciation_guide ?? "",
    })),
  };
}

/** What the fields are called, in the order of the form. */
export const TRANSLATION_LABELS = {
  native_text: "Native Text",
  romanization: "Romanization",
  pronunciation_guide: "Pronunciation Guide",
  literal_translation: "Literal Translation",
  usage_notes: "Usage Notes",
  audio_url: "Audio URL",
  video_url: "Video URL",
  cultural_notes: "Cultural Notes",
  regional_variations: "Regional Variations",
  variants: "Variants",
} as const;
