import { cutPart } from "@saywhere/db/queries/pagination/scan-page";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { scanTranslationTexts } from "@saywhere/db/queries/translations/translation-page.queries";
import { listTranslationRows } from "@saywhere/db/queries/translations/translation-row.queries";
import type { TranslationPage, TranslationPageInput } from "@saywhere/validators/content/translation";
import { presentTranslationRow, warningsOf } from "./translation.presenter.ts";

/** How many translations are looked at for one page; where warnings are rare, a page may have few or none. */
const MOST_LOOKED_AT = 5_000;

/**
 * One page of the translations that have warnings. Most warnings are rules that only JavaScript can apply, so
 * the texts are read in order and looked at here; what is shown of them is then read in full.
 *
 * @throws InvalidPageKeyError when a key is none that a page in this order gave
 */
export async function listTranslationsWithWarnings(
  db: Queryable,
  { language_id, phrase_id, limit, ...request }: TranslationPageInput,
): Promise<TranslationPage> {
  const { rows: scanned, part } = await scanTranslationTexts(db, {
    ...request,
    show: "all",
    languageId: language_id,
    phraseId: phrase_id,
    most: MOST_LOOKED_AT,
  });
  const warned = scanned.filter((texts) => warningsOf(texts).length > 0);
  const page = cutPart(warned, { ...request, limit }, part);
  const rows = await listTranslationRows(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: rows.map(presentTranslationRow) };
}
