import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { farsi } from "../../testing/languages.ts";
import { greetings } from "./fixtures.ts";

/** What a translation lacks that has only a native text and a romanization. */
export const NO_MORE_TEXTS = {
  pronunciation_guide: null,
  literal_translation: null,
  usage_notes: null,
  cultural_notes: null,
  thanks_to: null,
  audio_url: null,
  video_url: null,
};

/** "Hello" in Farsi, with everything that a phrase page can show but recordings. */
export const helloInFarsi: PhraseDetail = {
  ...NO_MORE_TEXTS,
  id: 134,
  phrase: { slug: "hello", english: "Hello" },
  language: farsi,
  category: { slug: "greetings", name: "Greetings" },
  native_text: "سلام",
  romanization: "Salām",
  pronunciation_guide: "sa-LAAM",
  literal_translation: "Peace",
  usage_notes: "For anyone; the answer is سلام too.",
  cultural_notes: "Stand up when somebody comes in.\n\nAsk after the family.",
  regional_variations: [{ region: "Tajikistan", notes: "Written in Cyrillic." }],
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
  related_phrases: [
    {
      id: 140,
      slug: "goodbye",
      english: "Goodbye",
      category: { slug: "farewells", name: "Farewells" },
      native_text: "خداحافظ",
      romanization: "Khodāhāfez",
    },
  ],
  same_phrase_other_languages: Array.from({ length: 8 }, (_, index) => ({
    ...greetings.translations[0],
    id: 1000 + index,
    language_slug: `language-${index}`,
    language_name: `Language ${index}`,
    language_code: "xx",
    language_script: "Latn",
    language_direction: "ltr" as const,
    native_text: `Hello ${index}`,
    romanization: null,
  })),
  previous: { slug: "welcome", english: "Welcome" },
  next: { slug: "good-morning", english: "Good morning" },
  updated_at: "2025-01-01T00:00:00.000Z",
};
