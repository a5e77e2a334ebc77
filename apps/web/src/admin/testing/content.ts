import type { AdminCategory } from "@saywhere/validators/content/category";
import type { AdminLanguage } from "@saywhere/validators/content/language";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import * as languages from "../../testing/languages.ts";

export const farsi: AdminLanguage = {
  ...languages.farsi,
  aliases: ["Persian"],
  glossary: [],
  translation_count: 133,
};

export const spanish: AdminLanguage = {
  ...languages.spanish,
  aliases: [],
  glossary: [],
  translation_count: 1,
};

export const greetings: AdminCategory = {
  id: 1,
  slug: "greetings",
  name: "Greetings",
  description: "Saying hello and goodbye.",
  version: 3,
  phrase_count: 12,
};

export const numbers: AdminCategory = {
  id: 4,
  slug: "numbers",
  name: "Numbers",
  description: "Counting.",
  version: 1,
  phrase_count: 0,
};

export const hello: AdminPhrase = {
  id: 1,
  slug: "hello",
  english: "Hello",
  category_id: 1,
  version: 2,
  category_name: "Greetings",
  popular_rank: 1,
  translation_count: 40,
  intents: [],
  related_phrases: [
    { id: 2, english: "Goodbye" },
    { id: 3, english: "Good morning" },
  ],
};

export const goodbye: AdminPhrase = {
  ...hello,
  id: 2,
  slug: "goodbye",
  english: "Goodbye",
  category_name: null,
  popular_rank: null,
  translation_count: 0,
  related_phrases: [],
};
