import { type TranslationPageInput, translationShow } from "@saywhere/validators/content/translation";
import { qualityWarning } from "@saywhere/validators/texts/quality-warnings";
import { z } from "zod";
import { listSearch, pageSearch, recordInUrl } from "../../lib/list/list-search-params.ts";

type Order = Pick<TranslationPageInput, "sort" | "order">;

/** The orders of the list besides that of the site; a column has two. */
export const TRANSLATION_ORDERS = {
  newest: { sort: "updated", order: "desc" },
  oldest: { sort: "updated", order: "asc" },
  language: { sort: "language", order: "asc" },
  "language-desc": { sort: "language", order: "desc" },
  phrase: { sort: "phrase", order: "asc" },
  "phrase-desc": { sort: "phrase", order: "desc" },
  native_text: { sort: "native_text", order: "asc" },
  "native_text-desc": { sort: "native_text", order: "desc" },
} as const satisfies Record<string, Order>;

export const translationSort = z.enum(Object.keys(TRANSLATION_ORDERS) as (keyof typeof TRANSLATION_ORDERS)[]);

/** The order of a column whose header was pressed. */
export function orderOfColumn({ key, order }: { key: string; order: Order["order"] }) {
  return translationSort.safeParse(order === "asc" ? key : `${key}-desc`).data;
}

/** Search parameters of the list of translations; `edit` is the translation whose dialog is open. */
export const translationSearch = z.object({
  q: listSearch.q,
  edit: listSearch.edit,
  language: recordInUrl(),
  /** Whether those of the editor's languages are listed, if no language is chosen. */
  mine: z.coerce.string().pipe(z.stringbool()).optional().catch(undefined),
  phrase: recordInUrl(),
  show: translationShow.exclude(["all"]).optional().catch(undefined),
  /** One warning of those with warnings. */
  warning: qualityWarning.optional().catch(undefined),
  sort: translationSort.optional().catch(undefined),
  ...pageSearch,
});
export type TranslationSearch = z.infer<typeof translationSearch>;
