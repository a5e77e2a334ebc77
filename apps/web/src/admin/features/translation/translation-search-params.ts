import { translationShow } from "@saywhere/validators/content/translation";
import { z } from "zod";
import { listSearch, recordInAddress } from "../../lib/list/list-search-params.ts";

const key = z.string().max(4_000).optional().catch(undefined);

export const translationSort = z.enum(["newest", "oldest"]);

/** Search parameters of the list of translations; `edit` is the translation whose dialog is open. */
export const translationSearch = z.object({
  q: listSearch.q,
  edit: listSearch.edit,
  language: recordInAddress(),
  phrase: recordInAddress(),
  show: translationShow.exclude(["all"]).optional().catch(undefined),
  sort: translationSort.optional().catch(undefined),
  after: key,
  before: key,
});
export type TranslationSearch = z.infer<typeof translationSearch>;
