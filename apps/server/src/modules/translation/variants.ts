import type { Variant as StoredVariant, VariantStructure } from "@saywhere/db/entities/translation.entity";
import { readVariantLabel } from "@saywhere/db/read-variant-label";
import type { Variant } from "@saywhere/validators/content/phrase-detail";
import type { TranslationInput } from "@saywhere/validators/content/translation";

type GivenVariant = NonNullable<TranslationInput["variants"]>[number];

/** Converts variants to the stored format; what is left out of a variant's structure is read from its label. */
export function storedVariants(variants: GivenVariant[]): StoredVariant[] {
  return variants.map(({ label, native_text, romanization, pronunciation_guide, ...given }) => ({
    label,
    nativeText: native_text,
    romanization: romanization ?? null,
    pronunciationGuide: pronunciation_guide ?? null,
    ...structureOf(label, given),
  }));
}

function structureOf(
  label: string,
  { speaker, listener, register, region }: Omit<GivenVariant, "label" | "native_text">,
): VariantStructure {
  const read = readVariantLabel(label, region ?? "").structure;
  const given = Object.entries({ speaker, listener, register, region });
  const chosen = given.map(([field, value]) => [
    field,
    value === undefined ? read[field as keyof VariantStructure] : value,
  ]);
  return Object.fromEntries(chosen.filter(([, value]) => value != null));
}

/** Converts variants to the API's format. */
export function presentVariants(variants: StoredVariant[]): Variant[] {
  return variants.map((variant) => ({
    label: variant.label,
    speaker: variant.speaker ?? null,
    listener: variant.listener ?? null,
    register: variant.register ?? null,
    region: variant.region ?? null,
    same_meaning: hasSameMeaning(variant),
    native_text: variant.nativeText,
    romanization: variant.romanization,
    pronunciation_guide: variant.pronunciationGuide,
  }));
}

/** Whether only speaker, listener, register and region distinguish a form from the main one. */
function hasSameMeaning({ label, speaker, listener, register, region }: StoredVariant): boolean {
  if (!(speaker || listener || register || region)) return false;
  return readVariantLabel(label, region).complete;
}
