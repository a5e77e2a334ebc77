import { z } from "zod";
import { listSearch } from "../../lib/list/list-search-params.ts";

/** The address of the list of categories. */
export const categorySearch = z.object({ edit: listSearch.edit });
export type CategorySearch = z.infer<typeof categorySearch>;
