import { z } from "zod";
import { direction } from "../texts/direction.ts";
import {
  expectedVersion,
  optionalSingleLine,
  optionalSlug,
  optionalText,
  recordId,
  requiredSingleLine,
  requiredText,
} from "../texts/field-schemas.ts";
import { emergencyNumbers, emergencyNumbersInput } from "./emergency-numbers.ts";
import { glossaryInput, glossaryTerm } from "./glossary.ts";

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
    slug: z.string().describe("Last segment of the language's URL"),
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

/** A language as the read of a single one returns it. */
export const languageDetail = language
  .extend({
    emergency_numbers: z
      .array(emergencyNumbers)
      .describe("Emergency numbers of the countries where the language is met, in their order"),
  })
  .meta({ id: "LanguageDetail", description: "A language with its emergency numbers" });
export type LanguageDetail = z.infer<typeof languageDetail>;

export const languageSlugInput = z.object({
  slug: z.string().min(1).max(200).describe("Slug of the language, such as `farsi`"),
});

export const languageSlugOrIdInput = z.object({
  slug: languageSlugInput.shape.slug.describe(
    "The current or an earlier slug of the language, such as `farsi`, or its ID",
  ),
});

/** Fields of a language that an editor enters (specification §5). */
export const languageInput = z
  .object({
    name: requiredSingleLine("Enter the language's English name"),
    nativeName: requiredSingleLine("Enter the language's name for itself"),
    code: requiredSingleLine("Enter the language's code, such as fa", 35)
      .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "Use a language code, such as fa or zh-Hant")
      .describe("ISO 639-1 code"),
    family: optionalSingleLine(200),
    description: requiredText("Describe the language", 5_000),
    speakers: optionalSingleLine(200),
    regions: optionalText(1_000),
    writing: optionalText(1_000),
    slug: optionalSlug("name"),
    script: z
      .string()
      .regex(/^[A-Z][a-z]{3}$/, "Use the code of a script, such as Arab or Latn")
      .optional()
      .describe("ISO 15924 code; the language's usual script when left out"),
    aliases: z
      .array(requiredSingleLine("Enter a name"))
      .max(50)
      .optional()
      .describe("Other names people search by"),
    emergency_numbers: emergencyNumbersInput
      .optional()
      .describe("Emergency numbers by country, each country once; unchanged when left out"),
    glossary: glossaryInput
      .optional()
      .describe("Terms that its translations use, for editors; unchanged when left out"),
  })
  .meta({ id: "LanguageInput" });
export type LanguageInput = z.infer<typeof languageInput>;

export const languageUpdateInput = languageInput.extend({ id: recordId, version: expectedVersion });
export type LanguageUpdateInput = z.infer<typeof languageUpdateInput>;

/** A language as editors read and save it. */
export const adminLanguage = languageDetail
  .extend({
    aliases: z.array(z.string()),
    glossary: z.array(glossaryTerm).describe("Terms that its translations use"),
    translation_count: z.int().describe("How many translations go when the language goes"),
  })
  .meta({ id: "AdminLanguage" });
export type AdminLanguage = z.infer<typeof adminLanguage>;

/** A language in the admin list, without its glossary, which may be long. */
export const listedLanguage = adminLanguage.omit({ glossary: true });
export type ListedLanguage = z.infer<typeof listedLanguage>;
