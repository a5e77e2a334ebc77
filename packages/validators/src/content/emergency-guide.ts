import { z } from "zod";
import { languageDetail } from "./language.ts";
import { commonPhrase } from "./phrase-detail.ts";

/** A language with the numbers of its countries. */
export const emergencyLanguage = languageDetail.pick({
  slug: true,
  name: true,
  nativeName: true,
  code: true,
  script: true,
  direction: true,
  emergency_numbers: true,
});
export type EmergencyLanguage = z.infer<typeof emergencyLanguage>;

/** The emergency numbers and phrases of a language, for the page /emergency/{slug}. */
export const emergencyGuide = z.object({ language: emergencyLanguage, phrases: z.array(commonPhrase) });
export type EmergencyGuide = z.infer<typeof emergencyGuide>;
