import { z } from "zod";
import { expectedVersion, optionalText, recordId, requiredText, slugField } from "../texts/fields.ts";
import { language } from "./language.ts";

/** Fields of a language that an editor enters (specification §5). */
export const languageInput = z
  .object({
    name: requiredText("Enter the language's English name"),
    nativeName: requiredText("Enter the language's name for itself"),
    code: requiredText("Enter the language's code, such as fa", 35)
      .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "Use a language code, such as fa or zh-Hant")
      .describe("ISO 639-1 code"),
    family: optionalText(200),
    description: requiredText("Describe the language", 5_000),
    speakers: optionalText(200),
    regions: optionalText(1_000),
    writing: optionalText(1_000),
    slug: slugField.optional().describe("Made of the name when left out"),
    script: z
      .string()
      .regex(/^[A-Z][a-z]{3}$/, "Use the code of a script, such as Arab or Latn")
      .optional()
      .describe("ISO 15924 code; the language's usual script when left out"),
    aliases: z
      .array(requiredText("Enter a name"))
      .max(50)
      .optional()
      .describe("Other names people search by"),
  })
  .meta({ id: "LanguageInput" });
export type LanguageInput = z.infer<typeof languageInput>;

export const languageUpdateInput = languageInput.extend({ id: recordId, version: expectedVersion });
export type LanguageUpdateInput = z.infer<typeof languageUpdateInput>;

/** A language in the admin list. */
export const adminLanguage = language
  .extend({
    aliases: z.array(z.string()),
    translation_count: z.int().describe("How many translations go when the language goes"),
  })
  .meta({ id: "AdminLanguage" });
export type AdminLanguage = z.infer<typeof adminLanguage>;
