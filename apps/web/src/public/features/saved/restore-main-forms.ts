import { readSavedPhrases, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { type EntryLoader, loadSheetEntries } from "../../lib/sheets/load-sheet-entries.ts";
import { readSheets, writeSheets } from "../../lib/sheets/sheets.ts";
import { mergeForms } from "./merge-forms.ts";
import { toSavedPhrase } from "./to-saved-phrase.ts";

/**
 * Replaces phrases that earlier versions saved in a form that nobody chose by their main forms. Without a connection, those
 * that are not saved in their main form too wait for the next visit.
 */
export async function restoreMainForms(loader: EntryLoader): Promise<void> {
  // The sheets first: they are read by the forms of the phrases.
  if (!writeSheets(readSheets()) || !writeSavedPhrases(mergeForms(readSavedPhrases()))) return;
  const former = readSavedPhrases().filter(({ form }) => form?.automatic);
  if (former.length === 0) return;
  const slugs = former.map(({ language, phrase }) => ({ language: language.slug, phrase: phrase.slug }));
  const loaded = await loadSheetEntries(loader, slugs).catch(() => []);
  const byId = new Map(loaded.map((entry) => [entry.id, toSavedPhrase(entry)]));
  writeSavedPhrases(
    readSavedPhrases().map((entry) => (entry.form?.automatic && byId.get(entry.id)) || entry),
  );
}
