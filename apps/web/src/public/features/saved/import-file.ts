import { notify } from "@saywhere/ui/toasts/notify";
import { readSavedPhrases, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import type { EntryLoader } from "../../lib/sheets/load-sheet-entries.ts";
import { readSheets, writeSheets } from "../../lib/sheets/sheets.ts";
import { addSheet, savePhrases } from "./add-sheet.ts";
import { ImportError } from "./import-error.ts";
import { type Backup, readBackup } from "./read-backup.ts";
import { readCsvSheet } from "./read-csv-sheet.ts";

/**
 * Adds the phrases and sheets of a file to this device's: a backup, or a sheet that was exported as CSV. A file that
 * cannot be read changes nothing.
 */
export async function importFile(loader: EntryLoader, file: File): Promise<void> {
  try {
    const { missing, ...backup } = await read(loader, await file.text());
    if (!addBackup(backup)) throw new ImportError("Your browser is blocking storage, or it is full.");
    const { phrases, sheets } = backup;
    notify({
      title: "File imported",
      message: [
        `${count(phrases.length, "phrase")} and ${count(sheets.length, "sheet")} in the file.`,
        ...(missing.length > 0 ? [`No longer on this site: row ${missing.join(", ")}.`] : []),
      ].join(" "),
    });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    notify({
      title: "The file could not be imported",
      message: `${error.message} Your phrases are unchanged.`,
      variant: "destructive",
    });
  }
}

async function read(loader: EntryLoader, content: string): Promise<Backup & { missing: readonly number[] }> {
  // A table begins with the name of a column.
  if (/^\s*[[{]/.test(content)) return { ...readBackup(content), missing: [] };
  return readCsvSheet(loader, content);
}

/** Adds all of a backup, or nothing. Returns whether it did. */
function addBackup({ phrases, sheets }: Backup): boolean {
  const before = { saved: readSavedPhrases(), sheets: readSheets() };
  const added = savePhrases(phrases) && sheets.every((sheet) => addSheet(sheet.name, sheet.phrases) !== null);
  if (!added) {
    writeSavedPhrases(before.saved);
    writeSheets(before.sheets);
  }
  return added;
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
