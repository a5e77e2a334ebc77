import { suggestionStatus } from "@saywhere/validators/suggestions/suggestion";
import { z } from "zod";

/** Search parameters of the list of suggestions. */
export const suggestionSearch = z.object({
  status: suggestionStatus.optional().catch(undefined),
  /** Whether only those in the editor's languages are listed. */
  mine: z.coerce.string().pipe(z.stringbool()).optional().catch(undefined),
  after: z.string().optional().catch(undefined),
  before: z.string().optional().catch(undefined),
});
export type SuggestionSearch = z.infer<typeof suggestionSearch>;
