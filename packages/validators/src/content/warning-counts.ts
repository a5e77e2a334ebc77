import { z } from "zod";
import { qualityWarning } from "../texts/quality-warnings.ts";

/** How many translations of a language have warnings that no editor has accepted. */
export const warningCounts = z.array(
  z.object({
    language_id: z.int(),
    translations: z.int().describe("Translations with any warning"),
    warnings: z.record(qualityWarning, z.int()).describe("Translations with each warning"),
  }),
);
export type WarningCounts = z.infer<typeof warningCounts>;
