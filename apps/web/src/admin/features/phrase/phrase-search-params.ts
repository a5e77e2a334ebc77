import { adminPhraseSort } from "@saywhere/validators/content/phrase";
import { z } from "zod";
import { listSearch, recordInAddress } from "../../lib/list/list-search-params.ts";

/** Search parameters of the phrase list; `category` is an identifier, `english` the initial text of the add dialog. */
export const phraseSearch = z.object({
  ...listSearch,
  category: recordInAddress(),
  english: z.string().max(500).optional().catch(undefined),
  sort: adminPhraseSort.optional().catch(undefined),
  after: z.string().optional().catch(undefined),
  before: z.string().optional().catch(undefined),
});
export type PhraseSearch = z.infer<typeof phraseSearch>;
