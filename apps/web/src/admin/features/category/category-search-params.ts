import { z } from "zod";
import { listSearch } from "../../lib/list/list-search-params.ts";

/** Search parameters of the category list. */
export const categorySearch = z.object({ edit: listSearch.edit });
export type CategorySearch = z.infer<typeof categorySearch>;
