import type { Variant } from "@saywhere/validators/content/phrase-detail";

export type Form = Pick<Variant, "label" | "native_text" | "romanization" | "pronunciation_guide">;

/** What a form says in place of the main one, of which alone there may be a recording. */
export function formTexts(
  { label, native_text, romanization, pronunciation_guide }: Form,
  of: { slug: string; automatic?: true },
) {
  return { native_text, romanization, pronunciation_guide, audio_url: null, form: { label, ...of } };
}
