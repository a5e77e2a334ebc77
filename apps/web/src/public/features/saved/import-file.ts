import { notify } from "@saywhere/ui/toasts/notify";
import { readSavedPhrases, savedPhraseKey, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { readSheets, writeSheets } from "../../lib/sheets/sheets.ts";
import { addSheet, savePhrases } from "./add-sheet.ts";
import { type Backup, BackupError, readBackup } from "./read-backup.ts";

/** Adds the phrases and sheets of a backup to this device's; a file that cannot be read changes nothing. */
export async function importFile(file: File): Promise<void> {
  try {
    const backup = readBackup(await file.text());
    if (!addBackup(backup)) throw new BackupError("Your browser is blocking storage, or it is full.");
    const { phrases, sheets } = backup;
    notify({
      title: "Backup imported",
      message: `${count(phrases.length, "phrase")} and ${count(sheets.length, "sheet")} in the file.`,
    });
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    notify({
      title: "The backup could not be imported",
      message: `${error.message} Your phrases are unchanged.`,
      variant: "destructive",
    });
  }
}

/** Adds all of a backup, or nothing. Returns whether it did. */
function addBackup({ phrases, sheets }: Backup): boolean {
  const before = { saved: readSavedPhrases(), sheets: readSheets() };
  const added =
    savePhrases(phrases) && sheets.every((sheet) => hasSheet(sheet) || addSheet(sheet.name, sheet.phrases));
  if (!added) {
    writeSavedPhrases(before.saved);
    writeSheets(before.sheets);
  }
  return added;
}

/** Whether this device has the same sheet already: a second import of a file adds nothing. */
function hasSheet({ name, phrases }: Backup["sheets"][number]): boolean {
  const keys = phrases.map(savedPhraseKey).join();
  return readSheets().sheets.some((sheet) => sheet.name === name && sheet.phrases.join() === keys);
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
