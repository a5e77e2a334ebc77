import { gridShow } from "@saywhere/validators/content/translation-grid";
import { z } from "zod";
import { listSearch, recordInUrl } from "../../../lib/list/list-search-params.ts";

/** Search parameters of the grid of a language; missing phrases are shown by default. */
export const gridSearch = z.object({
  language: recordInUrl(),
  show: gridShow.exclude(["missing"]).optional().catch(undefined),
  q: listSearch.q,
});
export type GridSearch = z.infer<typeof gridSearch>;
