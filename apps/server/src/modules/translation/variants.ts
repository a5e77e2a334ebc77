import type { Variant as StoredVariant } from "@saywhere/db/entities/translation.entity";
import type { Variant } from "@saywhere/validators/content/phrase-detail";
import type { TranslationInput } from "@saywhere/validators/content/translation";

type GivenVariant = NonNullable<TranslationInput["variants"]>[number];

/** Converts variants to the stored format. */
export function storedVariants(variants: GivenVariant[]): StoredVariant[] {
  return variants.map(({ label, native_text, romanization, pronunciation_guide }) => ({
    label,
    nativeText: native_text,
    romanization: romanization ?? null,
    pronunciationGuide: pronunciation_guide ?? null,
  }));
}

/** Converts variants to the API's format. */
export function presentVariants(variants: StoredVariant[]): Variant[] {
  return variants.map(({ label, nativeText, romanization, pronunciationGuide }) => ({
    label,
    native_text: nativeText,
    romanization,
    pronunciation_guide: pronunciationGuide,
  }));
}
