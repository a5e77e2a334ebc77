import { cutScannedPage } from "@saywhere/db/queries/pagination/page";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listTranslationRows } from "@saywhere/db/queries/translations/translation.queries";
import { scanTranslationTexts } from "@saywhere/db/queries/translations/translation-page.queries";
import type { TranslationPage, TranslationPageInput } from "@saywhere/validators/content/translation";
import { presentTranslationRow, warningsOf } from "./translation.presenter.ts";

/** The most translations that are scanned for one page; where warnings are rare, a page may have few items or none. */
const MAX_SCANNED = 5_000;

/**
 * Returns one page of the translations that have warnings, or one warning. Most warnings are rules that only JavaScript
 * can apply, so the texts are scanned here in their order, and only the rows of the page are then read in full.
 *
 * @throws InvalidCursorError for a cursor that no page in this order returned
 */
export async function listTranslationsWithWarnings(
  db: Queryable,
  { language_id, language_ids, phrase_id, limit, warning: wanted, ...request }: TranslationPageInput,
): Promise<TranslationPage> {
  const { rows: scanned, range } = await scanTranslationTexts(db, {
    ...request,
    show: "all",
    languageId: language_id,
    languageIds: language_ids,
    phraseId: phrase_id,
    maxScanned: MAX_SCANNED,
  });
  const warned = scanned.filter((texts) =>
    warningsOf(texts).some((warning) => wanted === undefined || warning === wanted),
  );
  const page = cutScannedPage(warned, { ...request, limit }, range);
  const rows = await listTranslationRows(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: rows.map(presentTranslationRow) };
}
