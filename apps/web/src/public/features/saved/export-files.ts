import { notify } from "@saywhere/ui/toasts/notify";
import type { SheetEntry } from "@saywhere/validators/content/sheet-entry";
import { saveFile } from "../../../shared/save-file.ts";
import { localDay } from "../../lib/local-day.ts";
import { chosenForm, readSavedPhrases, type SavedPhrase } from "../../lib/saved-phrases.ts";
import { type EntryLoader, loadSheetEntries } from "../../lib/sheets/load-sheet-entries.ts";
import { readSheets } from "../../lib/sheets/sheets.ts";
import { ankiText } from "./anki-text.ts";
import { backupText } from "./backup-text.ts";
import { csvText } from "./csv-text.ts";
import type { ExportedPhrase } from "./exported-phrase.ts";
import { formPath } from "./form-path.ts";

/** A list of phrases that is exported. */
export interface ExportedList {
  name: string;
  /** Whether it is a sheet, rather than the list of all phrases. */
  isSheet: boolean;
  entries: readonly SavedPhrase[];
  /** The same phrases in the forms that the visitor says. */
  shown: readonly SavedPhrase[];
}

/** Exports a list as a table for spreadsheets, which this page imports. */
export async function exportCsv(loader: EntryLoader, list: ExportedList): Promise<void> {
  const text = csvText(list.isSheet ? list.name : "", await withNotes(loader, list));
  saveFile(`${fileName(list.name)}.csv`, new Blob([text], { type: "text/csv;charset=utf-8" }));
}

/** Exports a list as notes for Anki. */
export async function exportAnki(loader: EntryLoader, list: ExportedList): Promise<void> {
  const text = ankiText(list.name, await withNotes(loader, list));
  saveFile(`${fileName(list.name)}-anki.txt`, new Blob([text], { type: "text/plain;charset=utf-8" }));
}

/** Exports all saved phrases and sheets as a file that this page imports. */
export function exportBackup(): void {
  const now = new Date();
  const text = backupText(readSavedPhrases(), readSheets(), now);
  saveFile(`saywhere-sheets-${localDay(now.getTime())}.json`, new Blob([text], { type: "application/json" }));
}

/** Adds the notes and what else was not saved with the phrases; without a connection, exports what is saved. */
async function withNotes(loader: EntryLoader, { entries, shown }: ExportedList): Promise<ExportedPhrase[]> {
  const slugs = entries.map(({ language, phrase }) => ({ language: language.slug, phrase: phrase.slug }));
  let loaded: SheetEntry[] = [];
  try {
    loaded = await loadSheetEntries(loader, slugs);
  } catch (error) {
    console.error("The notes of the phrases could not be loaded", error);
    notify({
      title: "Exported without notes",
      message: "The notes of the phrases could not be loaded. Connect and export again to have them.",
    });
  }
  const byId = new Map(loaded.map((entry) => [entry.id, entry]));
  return shown.map((entry, index) => {
    const more = byId.get(entry.id);
    const saved = entries[index] ?? entry;
    return {
      language: entry.language,
      phrase: entry.phrase,
      native: entry.native_text,
      romanization: entry.romanization ?? "",
      pronunciation: entry.pronunciation_guide ?? (entry.form ? "" : (more?.pronunciation_guide ?? "")),
      notes: more?.usage_notes ?? "",
      recording: absoluteUrl(entry.audio_url ?? (entry.form ? null : more?.audio_url)),
      form: chosenForm(saved),
      page: location.origin + formPath(saved),
    };
  });
}

function absoluteUrl(url: string | null | undefined): string {
  return url ? new URL(url, location.origin).href : "";
}

/** The name of a list as a part of a file name, which all systems accept. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "sheet";
}
