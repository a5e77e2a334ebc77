import type { APIRequestContext } from "@playwright/test";
import { create, unique } from "./admin-test.ts";

interface Named {
  id: number;
  name: string;
  slug: string;
  version: number;
}
interface Phrase {
  id: number;
  english: string;
  slug: string;
  category_id: number;
  version: number;
}
interface Translation {
  id: number;
  language_id: number;
  phrase_id: number;
  native_text: string;
  version: number;
}

export function createLanguage(request: APIRequestContext, more: object = {}): Promise<Named> {
  const name = unique("Sindhi");
  const data = { name, nativeName: "سنڌي", code: "sd", description: "Spoken along the Indus.", ...more };
  return create(request, "/api/languages", data);
}

export function createCategory(request: APIRequestContext, more: object = {}): Promise<Named> {
  return create(request, "/api/categories", {
    name: unique("Weather"),
    description: "Sun and rain.",
    ...more,
  });
}

export function createPhrase(
  request: APIRequestContext,
  category: { id: number },
  more: object = {},
): Promise<Phrase> {
  return create(request, "/api/phrases", { english: unique("It rains"), category_id: category.id, ...more });
}

export function createTranslation(
  request: APIRequestContext,
  language: { id: number },
  phrase: { id: number },
  more: object = {},
): Promise<Translation> {
  return create(request, "/api/language-phrases", {
    language_id: language.id,
    phrase_id: phrase.id,
    native_text: "مينهن پوي ٿو",
    romanization: "Meenhan pawe tho",
    ...more,
  });
}

/** A translation, with a language, a category and a phrase of its own. */
export async function createContent(request: APIRequestContext, more: object = {}) {
  const language = await createLanguage(request);
  const category = await createCategory(request);
  const phrase = await createPhrase(request, category);
  const translation = await createTranslation(request, language, phrase, more);
  return { language, category, phrase, translation, spoken: `${phrase.english} in ${language.name}` };
}
