import { z } from "zod";
import { referenceId } from "../texts/field-schemas.ts";

/** Maximum number of translations that one sitting of the recording studio goes over. */
export const MAX_RECORDED = 1_000;

export const recordingQueueInput = z.object({
  language_id: referenceId(),
  category_id: referenceId().optional(),
  missing: z.boolean().describe("Whether to leave out the translations that have a recording"),
});
export type RecordingQueueInput = z.infer<typeof recordingQueueInput>;

/** The translations of a language to record, those without a recording first. */
export const recordingQueue = z.object({
  items: z.array(z.object({ id: z.int(), english: z.string(), recorded: z.boolean() })),
  total: z.int().describe("How many there are; `items` has at most 1,000 of them"),
});
export type RecordingQueue = z.infer<typeof recordingQueue>;
