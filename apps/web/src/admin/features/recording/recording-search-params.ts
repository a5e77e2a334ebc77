import { z } from "zod";
import { recordInUrl } from "../../lib/list/list-search-params.ts";

/** Search parameters of the recording studio: a language, and which of its phrases, or a single translation. */
export const recordingSearch = z.object({
  language: recordInUrl(),
  category: recordInUrl(),
  show: z.enum(["all"]).optional().catch(undefined),
  translation: recordInUrl(),
});
export type RecordingSearch = z.infer<typeof recordingSearch>;
