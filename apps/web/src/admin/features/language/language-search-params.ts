import { z } from "zod";
import { listSearch } from "../../lib/list/list-search-params.ts";
import { languageSort } from "./find-languages.ts";

/** Search parameters of the language list. */
export const languageSearch = z.object({ ...listSearch, sort: languageSort.optional().catch(undefined) });
export type LanguageSearch = z.infer<typeof languageSearch>;
