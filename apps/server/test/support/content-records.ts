import { adminCategory, categoryInput } from "@saywhere/validators/content/category";
import { adminLanguage, languageInput } from "@saywhere/validators/content/language";
import { adminPhrase, phraseInput } from "@saywhere/validators/content/phrase";
import { translation, translationInput } from "@saywhere/validators/content/translation";
import { task, taskInput } from "@saywhere/validators/tasks/task";
import type { z } from "zod";
import { TRANSLATION } from "../../openapi/request-examples.ts";

type Body = Record<string, unknown>;

/** A kind of record that editors maintain, as its REST calls accept and return it (specification §7). */
export interface ContentRecords {
  path: string;
  input: z.ZodObject;
  answer: z.ZodObject;
  /** A valid body, different for every number. */
  body(number: number): Body;
  required: string[];
  /** Fields that accept any text; a test fails when the input has others. */
  texts: string[];
  /** Those of them that may have several lines, as their inputs of the administration area. */
  multiline: string[];
}

/** The ids of the initial content start at 1; the last phrase that is created here has no translations. */
export function contentRecords(phraseId: () => number): ContentRecords[] {
  const language = {
    name: "Language",
    nativeName: "Native",
    code: "tlh",
    family: null,
    description: "A language.",
    speakers: "Few",
    regions: "None",
    writing: "Letters",
  };
  return [
    {
      path: "/api/languages",
      input: languageInput,
      answer: adminLanguage,
      body: (number) => ({ ...language, name: `Language ${number}`, slug: `language-${number}` }),
      required: ["name", "nativeName", "code", "description"],
      texts: ["name", "nativeName", "family", "description", "speakers", "regions", "writing"],
      multiline: ["description", "regions", "writing"],
    },
    {
      path: "/api/categories",
      input: categoryInput,
      answer: adminCategory,
      body: (number) => ({
        name: `Category ${number}`,
        description: "A category.",
        slug: `category-${number}`,
      }),
      required: ["name", "description"],
      texts: ["name", "description"],
      multiline: ["description"],
    },
    {
      path: "/api/phrases",
      input: phraseInput,
      answer: adminPhrase,
      body: (number) => ({ english: `Phrase ${number}`, category_id: 1, slug: `phrase-${number}` }),
      required: ["english", "category_id"],
      texts: ["english"],
      multiline: [],
    },
    {
      path: "/api/language-phrases",
      input: translationInput,
      answer: translation,
      body: (number) => ({
        ...TRANSLATION,
        language_id: number,
        phrase_id: phraseId(),
        native_text: `Text ${number}`,
        audio_url: "https://example.org/a.mp3",
      }),
      required: ["language_id", "phrase_id", "native_text"],
      texts: [
        "native_text",
        "romanization",
        "pronunciation_guide",
        "literal_translation",
        "usage_notes",
        "cultural_notes",
        "thanks_to",
      ],
      multiline: ["native_text", "literal_translation", "usage_notes", "cultural_notes"],
    },
    {
      path: "/api/tasks",
      input: taskInput,
      answer: task,
      body: (number) => ({
        title: `Task ${number}`,
        status: "in-progress",
        release: "1.1",
        priority: "High",
        dependencies: "#12",
        description: "Ten languages.",
        details: "1. Find\n2. Record",
        documentUrl: "https://example.org/docs/guide.md",
        titleText: "Guide",
      }),
      required: ["title"],
      texts: ["title", "release", "priority", "dependencies", "titleText", "description", "details"],
      multiline: ["description", "details"],
    },
  ];
}
