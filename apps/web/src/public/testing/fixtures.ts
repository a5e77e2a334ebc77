import type { Language } from "@saywhere/validators/content/language";
import type { LanguageForm, PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "@saywhere/validators/settings/site-settings";
import { farsi } from "../../testing/languages.ts";

export const settings: SiteSettings = DEFAULT_SITE_SETTINGS;

let entries = 0;

export function phraseEntry(english: string, language: Language = farsi): PhraseEntry {
  const slug = english.toLowerCase().replaceAll(" ", "-");
  return {
    id: ++entries,
    phrase: { slug, english },
    language,
    category: { slug: "greetings", name: "Greetings" },
    native_text: language.nativeName,
    romanization: null,
  };
}

/** A form of the phrase with this ID, which matches none of a visitor's choices except the given ones. */
export function languageForm(
  form: Pick<LanguageForm, "id" | "label" | "native_text"> & Partial<LanguageForm>,
): LanguageForm {
  const none = { romanization: null, pronunciation_guide: null, speaker: null, register: null, region: null };
  return { ...none, ...form };
}

export const greetings: PhraseInAllLanguages = {
  phrase: { slug: "hello", english: "Hello" },
  category: { slug: "greetings", name: "Greetings" },
  translations: [
    {
      id: 134,
      language_slug: "farsi",
      language_name: "Farsi (Persian)",
      language_code: "fa",
      language_script: "Arab",
      language_direction: "rtl",
      native_text: "سلام",
      romanization: "Salām",
    },
  ],
};
