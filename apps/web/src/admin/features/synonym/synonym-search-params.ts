import { TERM_LENGTH } from "@saywhere/validators/content/search-term";
import { z } from "zod";
import { listSearch } from "../../lib/list/list-search-params.ts";

/** Search parameters of the synonym list; `term` is the initial text of the add dialog. */
export const synonymSearch = z.object({
  q: listSearch.q,
  edit: listSearch.edit,
  term: z.string().max(TERM_LENGTH).optional().catch(undefined),
});
export type SynonymSearch = z.infer<typeof synonymSearch>;
