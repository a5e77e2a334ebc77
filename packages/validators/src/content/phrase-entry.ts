import { z } from "zod";
import { cursorInput } from "../api/pagination.ts";
import { direction } from "../texts/direction.ts";
import { booleanText } from "../texts/field-schemas.ts";
import { categoryRef } from "./category.ts";

/** The language of an entry, with the fields needed to link to it and to typeset its text. */
export const languageRef = z.object({
  slug: z.string(),
  name: z.string(),
  code: z.string().describe("ISO 639-1 code, for `lang`"),
  script: z.string().describe("ISO 15924 code"),
  direction,
});
export type LanguageRef = z.infer<typeof languageRef>;

/** One phrase in one language, as lists show it. */
export const phraseEntry = z
  .object({
    id: z.int().describe("Identifier of the translation"),
    phrase: z.object({ slug: z.string(), english: z.string() }),
    language: languageRef,
    category: categoryRef,
    native_text: z.string().describe("The phrase in the language's script"),
    romanization: z.string().nullable().describe("In Latin letters; null where the script is Latin"),
  })
  .meta({
    id: "PhraseEntry",
    description: "One phrase in one language, as lists show it",
    example: {
      id: 134,
      phrase: { slug: "hello", english: "Hello" },
      language: { slug: "farsi", name: "Farsi (Persian)", code: "fa", script: "Arab", direction: "rtl" },
      category: { slug: "greetings", name: "Greetings" },
      native_text: "سلام",
      romanization: "Salām",
    },
  });
export type PhraseEntry = z.infer<typeof phraseEntry>;

/** Filters of the phrase list (specification §7, `GET /api/phrases`). */
export const phraseListInput = z.object({
  language: z.string().max(200).describe("Slug of a language").optional(),
  category: z.string().max(200).describe("Slug of a category").optional(),
  admin: booleanText()
    .describe("`true` lists the English phrases instead of the phrases in each language")
    .optional(),
  ...cursorInput,
});
export type PhraseListInput = z.infer<typeof phraseListInput>;

export const PHRASE_PAGE_SIZE = 48;
/** Of the list of all languages, each of which adds letters to the page's fonts. */
export const VARIED_PAGE_SIZE = 24;

/** One page of the phrase list; the cursor `after` is the `next` of the previous page. */
export const phraseEntryPageInput = z.object({
  language: z.string().max(200).optional(),
  category: z.string().max(200).optional(),
  after: z.string().max(40).optional(),
});
export const phraseEntryPage = z.object({
  items: z.array(phraseEntry),
  /** Cursor of the next page; null on the last one. */
  next: z.string().nullable(),
});
export type PhraseEntryPage = z.infer<typeof phraseEntryPage>;
