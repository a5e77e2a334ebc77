import { TERM_LENGTH } from "@saywhere/validators/content/synonym";
import { z } from "zod";
import { listSearch } from "../../lib/list/list-search-params.ts";

/** The address of the list of synonyms; `term` is what the dialog that adds a group begins with. */
export const synonymSearch = z.object({
  q: listSearch.q,
  edit: listSearch.edit,
  term: z.string().max(TERM_LENGTH).optional().catch(undefined),
});
export type SynonymSearch = z.infer<typeof synonymSearch>;
