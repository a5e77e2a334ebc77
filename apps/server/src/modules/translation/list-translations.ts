import type { Queryable } from "@saywhere/db/queries/queryable";
import { listTranslationPage } from "@saywhere/db/queries/translations/translation-page.queries";
import { rowsBefore } from "@saywhere/validators/api/pagination";
import type { TranslationPage, TranslationPageInput } from "@saywhere/validators/content/translation";
import { listTranslationsWithWarnings } from "./list-with-warnings.ts";
import { presentTranslationRow } from "./translation.presenter.ts";

/** Reads a page of the list of translations. */
export async function listTranslations(db: Queryable, input: TranslationPageInput): Promise<TranslationPage> {
  const { language_id, language_ids, phrase_id, show, page: number, ...request } = input;
  if (show === "warnings") return listTranslationsWithWarnings(db, input);
  const skip = rowsBefore({ ...request, page: number });
  const languages = { languageId: language_id, languageIds: language_ids };
  const filters = { ...request, skip, show, ...languages, phraseId: phrase_id };
  const page = await listTranslationPage(db, filters);
  return { ...page, items: page.items.map(presentTranslationRow) };
}
