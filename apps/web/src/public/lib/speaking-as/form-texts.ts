import type { Variant } from "@saywhere/validators/content/phrase-detail";

export type Form = Pick<Variant, "label" | "native_text" | "romanization" | "pronunciation_guide">;

/** The texts of a form in place of those of the main form; only the main form can have a recording. */
export function formTexts(
  { label, native_text, romanization, pronunciation_guide }: Form,
  of: { slug: string; automatic?: true },
) {
  return { native_text, romanization, pronunciation_guide, audio_url: null, form: { label, ...of } };
}
