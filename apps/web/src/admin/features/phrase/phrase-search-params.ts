import { adminPhraseSort } from "@saywhere/validators/content/phrase";
import { z } from "zod";
import { listSearch, pageSearch, recordInUrl } from "../../lib/list/list-search-params.ts";

/** Search parameters of the phrase list; `category` is an identifier, `english` the initial text of the add dialog. */
export const phraseSearch = z.object({
  ...listSearch,
  category: recordInUrl(),
  english: z.string().max(500).optional().catch(undefined),
  sort: adminPhraseSort.optional().catch(undefined),
  ...pageSearch,
});
export type PhraseSearch = z.infer<typeof phraseSearch>;
