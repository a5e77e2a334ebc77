import {
  readSavedPhrases,
  type SavedPhrase,
  savedPhraseKey,
  writeSavedPhrases,
} from "../../lib/saved-phrases.ts";
import { cleanName, createSheet, MAX_NAME_LENGTH, readSheets, type Sheet } from "../../lib/sheets/sheets.ts";

/**
 * Saves phrases that are not saved yet, and a sheet of them under a name that no other sheet has, unless there is the same.
 *
 * @returns the id of the sheet; null when the browser blocks storage
 */
export function addSheet(name: string, entries: readonly SavedPhrase[]): string | null {
  if (!savePhrases(entries)) return null;
  const same = findSheet(name, entries, readSheets().sheets);
  return same?.id ?? createSheet(freeName(cleanName(name)), entries.map(savedPhraseKey));
}

/** The sheet that was added under this name, or under a free one like it, and still has the same phrases. */
export function findSheet(
  name: string,
  entries: readonly SavedPhrase[],
  sheets: readonly Sheet[],
): Sheet | undefined {
  const clean = cleanName(name);
  const keys = [...new Set(entries.map(savedPhraseKey))].join();
  return sheets.find(
    (sheet) =>
      [clean, withSuffix(clean, NUMBER.exec(sheet.name)?.[0] ?? "")].includes(sheet.name) &&
      sheet.phrases.join() === keys,
  );
}

/** Saves phrases before those that are saved already, whose texts stay as they are. */
export function savePhrases(entries: readonly SavedPhrase[]): boolean {
  const saved = readSavedPhrases();
  const known = new Set(saved.map(savedPhraseKey));
  // A table may have a phrase in several rows.
  const byKey = new Map(entries.map((entry) => [savedPhraseKey(entry), entry]));
  const added = [...byKey].flatMap(([key, entry]) => (known.has(key) ? [] : entry));
  return added.length === 0 || writeSavedPhrases([...added, ...saved]);
}

/** What `freeName` appends. */
const NUMBER = / \(\d+\)$/;

/** “Dinner”, or else “Dinner (2)”. */
function freeName(name: string): string {
  const taken = new Set(readSheets().sheets.map((sheet) => sheet.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) free = withSuffix(name, ` (${number})`);
  return free;
}

/** The name with the suffix, shortened so that both are stored. */
const withSuffix = (name: string, suffix: string): string =>
  cleanName(name, MAX_NAME_LENGTH - suffix.length) + suffix;
