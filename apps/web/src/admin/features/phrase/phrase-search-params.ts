import { adminPhraseSort } from "@saywhere/validators/content/phrase-input";
import { z } from "zod";
import { listSearch, recordInAddress } from "../../lib/list/list-search-params.ts";

/**
 * The address of the list of phrases; `category` is the identifier of one, `english` what the dialog that adds a
 * phrase begins with.
 */
export const phraseSearch = z.object({
  ...listSearch,
  category: recordInAddress(),
  english: z.string().max(500).optional().catch(undefined),
  sort: adminPhraseSort.optional().catch(undefined),
  after: z.string().optional().catch(undefined),
  before: z.string().optional().catch(undefined),
});
export type PhraseSearch = z.infer<typeof phraseSearch>;
