import { z } from "zod";
import { direction } from "../texts/direction.ts";

/** Example of a language in the API document. */
export const languageExample = {
  id: 2,
  slug: "farsi",
  name: "Farsi (Persian)",
  nativeName: "فارسی",
  code: "fa",
  script: "Arab",
  direction: "rtl",
  family: "Indo-European (Iranian)",
  speakers: "89 million",
  regions: "Iran, Afghanistan, Tajikistan",
  writing: "Persian alphabet",
  description: "Farsi, or Persian, is the language of Iran.",
  version: 1,
};

/** A language as every public and admin read returns it. */
export const language = z
  .object({
    id: z.int().describe("Identifier"),
    slug: z.string().describe("Last segment of the language's address"),
    name: z.string().describe("English name"),
    nativeName: z.string().describe("The language's name for itself"),
    code: z.string().describe("ISO 639-1 code"),
    script: z.string().describe("ISO 15924 code of the script its texts are written in"),
    direction,
    family: z.string().nullable().describe("Language family"),
    speakers: z.string().nullable().describe("Number of speakers, as text"),
    regions: z.string().nullable().describe("Where it is spoken"),
    writing: z.string().nullable().describe("Writing system"),
    description: z.string().describe("Introduction; its first sentence stands alone"),
    version: z.int().describe("Counts the changes; sent back with a change to detect a newer save"),
  })
  .meta({
    id: "Language",
    description: "A language of the guide",
    example: languageExample,
  });
export type Language = z.infer<typeof language>;

export const languageSlugInput = z.object({
  slug: z.string().min(1).max(200).describe("Slug of the language, such as `farsi`"),
});
