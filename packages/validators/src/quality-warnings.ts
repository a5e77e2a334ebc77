import { z } from "zod";

/** What may be wrong with a translation; warnings inform and never block. */
export const qualityWarning = z.enum([
  "other-script",
  "no-question-mark",
  "double-space",
  "no-romanization",
  "same-as-other-phrase",
]);
export type QualityWarning = z.infer<typeof qualityWarning>;
