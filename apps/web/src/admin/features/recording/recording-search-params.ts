import { z } from "zod";
import { recordInAddress } from "../../lib/list/list-search-params.ts";

/** Search parameters of the recording studio: a language, and which of its phrases, or a single translation. */
export const recordingSearch = z.object({
  language: recordInAddress(),
  category: recordInAddress(),
  show: z.enum(["all"]).optional().catch(undefined),
  translation: recordInAddress(),
});
export type RecordingSearch = z.infer<typeof recordingSearch>;
