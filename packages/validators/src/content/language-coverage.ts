import { z } from "zod";
import { languageRef } from "./phrase-entry.ts";

/** Translation progress of a language. */
export const languageCoverage = z.object({
  language: languageRef.extend({ id: z.int() }),
  phrases: z.int().describe("How many phrases there are"),
  translated: z.int(),
  romanized: z.int(),
  /** False if the language is written in Latin letters and needs no romanization. */
  needs_romanization: z.boolean(),
  with_audio: z.int(),
  in_review: z.int(),
});
export type LanguageCoverage = z.infer<typeof languageCoverage>;
