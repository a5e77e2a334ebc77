import { type SavedPhrase, savedPhraseKey } from "../../lib/saved-phrases.ts";
import { phrasesOf, type StoredSheets } from "../../lib/sheets/sheets.ts";

/** Names the format, so that an import can tell the file from others. */
export const BACKUP_FORMAT = "saywhere-sheets";
export const BACKUP_VERSION = 1;

/** All saved phrases and sheets as the text of a JSON file, which `readBackup` reads. */
export function backupText(saved: readonly SavedPhrase[], { sheets }: StoredSheets, now: Date): string {
  const file = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    exported: now.toISOString(),
    phrases: saved,
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      phrases: phrasesOf(sheet, saved).map(savedPhraseKey),
    })),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
