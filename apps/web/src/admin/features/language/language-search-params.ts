import { z } from "zod";
import { listSearch } from "../../lib/list/list-search-params.ts";

export const languageSort = z.enum(["name", "nativeName", "code", "family"]);

/** Search parameters of the language list. */
export const languageSearch = z.object({ ...listSearch, sort: languageSort.optional().catch(undefined) });
export type LanguageSearch = z.infer<typeof languageSearch>;
