/** Valid output of the content, which the tests of several schemas use. */

export const AT = "2026-03-01T12:00:00.000Z";
export const REF = { slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" };
export const LANGUAGE = {
  ...REF,
  id: 2,
  nativeName: "فارسی",
  family: null,
  speakers: "89 million",
  regions: null,
  writing: "Persian alphabet",
  description: "Farsi is the language of Iran.",
  version: 1,
};
export const NUMBERS = { country: "Iran", code: "IR", police: "110", ambulance: "115", fire: "125" };
export const CATEGORY = { slug: "greetings", name: "Greetings" };
export const NAMED = { slug: "hello", english: "Hello" };
const VARIATIONS = {
  regional_variations: [{ region: "Tajikistan", notes: "Said as well" }],
  variants: [
    {
      label: "formal",
      speaker: null,
      listener: null,
      register: "formal",
      region: null,
      same_meaning: true,
      native_text: "درود",
      romanization: "Dorud",
      pronunciation_guide: "do-ROOD",
    },
  ],
};
export const TEXTS = {
  native_text: "سلام",
  romanization: "Salām",
  pronunciation_guide: "sa-LAAM",
  literal_translation: "Peace",
  usage_notes: "At any time",
  audio_url: "/a.mp3",
  video_url: "/a.mp4",
  cultural_notes: "With a hand on the heart",
  thanks_to: "Ada, Berta",
  updated_at: AT,
  ...VARIATIONS,
};
const WRITTEN = { id: 1, ...NAMED, native_text: "سلام", romanization: "Salām" };
export const LISTED = { ...WRITTEN, category: CATEGORY };
export const SAID = { ...WRITTEN, pronunciation_guide: "sa-LAAM", audio_url: null };
export const IN_FULL = { id: 1, phrase: NAMED, category: CATEGORY, ...TEXTS };
