import { readSavedPhrases, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { type EntryLoader, loadSheetEntries } from "../../lib/sheets/load-sheet-entries.ts";
import { readSheets, writeSheets } from "../../lib/sheets/sheets.ts";
import { toSavedPhrase } from "./to-saved-phrase.ts";

/**
 * Loads the main forms of phrases that earlier versions saved in a form that nobody chose. Without a connection, they
 * wait for the next visit.
 */
export async function restoreMainForms(loader: EntryLoader): Promise<void> {
  const former = readSavedPhrases().filter(({ form }) => form?.automatic);
  const slugs = former.map(({ language, phrase }) => ({ language: language.slug, phrase: phrase.slug }));
  const loaded = await loadSheetEntries(loader, slugs).catch(() => []);
  const byId = new Map(loaded.map((entry) => [entry.id, toSavedPhrase(entry)]));
  // The sheets first: they are read by the forms of the phrases.
  if (byId.size === 0 || !writeSheets(readSheets())) return;
  writeSavedPhrases(
    readSavedPhrases().map((entry) => (entry.form?.automatic && byId.get(entry.id)) || entry),
  );
}
