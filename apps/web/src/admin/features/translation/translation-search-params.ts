import { translationShow } from "@saywhere/validators/content/translation";
import { qualityWarning } from "@saywhere/validators/texts/quality-warnings";
import { z } from "zod";
import { listSearch, pageSearch, recordInAddress } from "../../lib/list/list-search-params.ts";

export const translationSort = z.enum(["newest", "oldest"]);

/** Search parameters of the list of translations; `edit` is the translation whose dialog is open. */
export const translationSearch = z.object({
  q: listSearch.q,
  edit: listSearch.edit,
  language: recordInAddress(),
  /** Whether those of the editor's languages are listed, if no language is chosen. */
  mine: z.coerce.string().pipe(z.stringbool()).optional().catch(undefined),
  phrase: recordInAddress(),
  show: translationShow.exclude(["all"]).optional().catch(undefined),
  /** One warning of those with warnings. */
  warning: qualityWarning.optional().catch(undefined),
  sort: translationSort.optional().catch(undefined),
  ...pageSearch,
});
export type TranslationSearch = z.infer<typeof translationSearch>;
