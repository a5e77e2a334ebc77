import { z } from "zod";
import { phraseEntry } from "./phrase-entry.ts";

/** Some phrases of one language by their slugs, as the sheets of visitors refer to them. */
export const sheetEntriesInput = z.object({
  language: z.string().min(1).max(200),
  phrases: z.array(z.string().min(1).max(200)).min(1).max(50),
});
export type SheetEntriesInput = z.infer<typeof sheetEntriesInput>;

/** A phrase with what a sheet prints and exports besides. */
export const sheetEntry = phraseEntry.extend({
  pronunciation_guide: z.string().nullable(),
  usage_notes: z.string().nullable(),
  audio_url: z.string().nullable(),
});
export type SheetEntry = z.infer<typeof sheetEntry>;
