import { isSamePhrase, readSavedPhrases, type SavedPhrase, savePhrase } from "../saved-phrases.ts";
import { type EntryLoader, loadSheetEntries } from "../sheets/load-sheet-entries.ts";

/** Adds the pronunciation and the recording to a phrase that was saved from a list, which has neither. */
export async function fillInSavedPhrase(loader: EntryLoader, entry: SavedPhrase): Promise<void> {
  if (entry.pronunciation_guide !== undefined) return;
  const linked = { language: entry.language.slug, phrase: entry.phrase.slug };
  // Without a connection, the phrase stays as the list has it, until its page is opened.
  const [found] = await loadSheetEntries(loader, [linked]).catch(() => []);
  const saved = readSavedPhrases().find((other) => isSamePhrase(other, entry));
  if (!found || !saved) return;
  const { pronunciation_guide, audio_url } = found;
  savePhrase({ ...saved, pronunciation_guide, audio_url });
}
