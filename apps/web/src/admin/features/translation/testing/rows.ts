import type { ListedLanguage } from "@saywhere/validators/content/language";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import type { Translation, TranslationRow } from "@saywhere/validators/content/translation";
import { hello as popularHello } from "../../../testing/content.ts";

const description = "A language for tests.";
const unknown = { family: null, speakers: null, regions: null, writing: null };

function language(id: number, name: string, code: string, script: string): ListedLanguage {
  return {
    ...unknown,
    id,
    slug: name.toLowerCase(),
    name,
    nativeName: name,
    code,
    script,
    direction: script === "Arab" ? "rtl" : "ltr",
    description,
    version: 1,
    aliases: [],
    emergency_numbers: [],
    translation_count: 0,
  };
}

export const farsi = language(2, "Farsi", "fa", "Arab");
export const spanish = language(3, "Spanish", "es", "Latn");
export const german = language(4, "German", "de", "Latn");

export const hello: AdminPhrase = {
  ...popularHello,
  id: 11,
  version: 1,
  popular_rank: null,
  translation_count: 2,
  related_phrases: [],
};

export function stored(texts: Partial<Translation> = {}): Translation {
  return {
    id: 101,
    language_id: farsi.id,
    phrase_id: hello.id,
    native_text: "سلام",
    romanization: "Salam",
    pronunciation_guide: null,
    literal_translation: null,
    usage_notes: null,
    audio_url: null,
    video_url: null,
    cultural_notes: null,
    thanks_to: null,
    regional_variations: [],
    variants: [],
    accepted_warnings: [],
    needs_review: false,
    version: 5,
    updated_at: "2026-03-01T12:00:00.000Z",
    ...texts,
  };
}

export function row(of: ListedLanguage, translation: Partial<Translation> | null): TranslationRow {
  const { id, slug, name, code, script, direction } = of;
  return {
    language: { id, slug, name, code, script, direction },
    phrase: { id: hello.id, slug: hello.slug, english: hello.english },
    translation: translation && stored({ id: 100 + id, language_id: id, ...translation }),
    warnings: [],
    open_comments: 0,
  };
}
