import type { Queryable } from "@saywhere/db/queries/queryable";
import { listAllTexts } from "@saywhere/db/queries/translations/all-texts.queries";
import type { WarningCounts } from "@saywhere/validators/content/warning-counts";
import { type QualityWarning, qualityWarning } from "@saywhere/validators/texts/quality-warnings";
import { turns } from "../../lib/yield-to-event-loop.ts";
import { warningsOf } from "./translation.presenter.ts";

/** The most translations whose warnings are counted: reading the texts of 25,000 takes 0.3 s. */
const MAX_COUNTED = 100_000;

/**
 * Counts the translations of each language that have a warning, by warning. Most warnings are rules that only
 * JavaScript can apply, so that the texts are read in one statement and counted here.
 *
 * @returns the languages that have warnings, in the order of the site; empty if there are too many translations
 */
export async function countWarnings(db: Queryable, most = MAX_COUNTED): Promise<WarningCounts> {
  const languages = new Map<number, WarningCounts[number]>();
  const yieldAfterTurn = turns();
  for (const { languageId, ...texts } of await listAllTexts(db, { most })) {
    await yieldAfterTurn();
    const warnings = warningsOf(texts);
    if (warnings.length === 0) continue;
    const counts = languages.get(languageId) ?? {
      language_id: languageId,
      translations: 0,
      warnings: none(),
    };
    languages.set(languageId, counts);
    counts.translations++;
    for (const warning of warnings) counts.warnings[warning]++;
  }
  return [...languages.values()];
}

function none(): Record<QualityWarning, number> {
  return Object.fromEntries(qualityWarning.options.map((warning) => [warning, 0])) as Record<
    QualityWarning,
    number
  >;
}
